/** Whom the firm's people work for. */
export const organisations = {
  own: 'My organisation',
  unbound: 'As an administrator, you can do this yourself:',
  bindYourself: 'Join an organisation',
  logoText: 'Visible to administrators, here and in the list.',
  chooseLogo: 'Logo',
  peopleCount_one: '{count} user',
  peopleCount_other: '{count} users',
  members: 'Users in this organisation',
  membersAll: 'Users in the organisation',
  membersElsewhere: 'With an email address elsewhere',
  showPeople: 'Show users',
  rule: 'Advisers by email domain',
  ruleOn:
    'Anyone who signs up and confirms an address at {domain} becomes an adviser of this organisation. This applies only to domains that an administrator entered here.',
  ruleOff:
    'No one: the organisation has no email domain or website of its own. If you enter one, anyone who signs up and confirms an address there becomes an adviser.',
  ruleChange: 'A new domain applies to later sign-ups. Existing users keep their organisation and role. Remove them one by one if needed.',
};
