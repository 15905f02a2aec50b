/** The settings of a portal that its owners and administrators edit. */
export const portalSettings = {
  title: 'Portal settings',
  details: 'Appearance and contact details',
  detailsText:
    'Users who have not chosen a language or theme see those of the portal. The logo appears on a white background instead of the firm’s, on pages, in emails and in reports.',
  logoText: 'It stands on a white background instead of the firm’s, on pages, in emails and in reports.',
  save: 'Save',
  saved: 'Portal saved',
  otherLogo: 'another logo',
  owners: 'Portal owners',
  ownersText: 'They manage these settings, see the accounts to approve and are notified of new ones.',
  noOwners: 'This portal has no owner yet',
  noOwnersText: 'Until it has one, administrators manage it.',
  add: 'Add owner',
  addText: 'Advisers of the same organisation, and users who already have access to the portal.',
  chooseOwner: 'Choose',
  noCandidates: 'No one else can own this portal.',
  remove: 'Remove owner',
  removeOf: 'Remove owner: {name}',
  done: { 'owner-added': 'Owner added', 'owner-removed': 'Owner removed' },
};
