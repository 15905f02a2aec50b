/** What its owners and administrators keep of a portal. */
export const portalSettings = {
  title: 'Portal settings',
  details: 'How the portal looks and is reached',
  detailsText:
    'Who has chosen no language or theme sees those of the portal. The logo stands on a white ground in the place of the firm’s sign: on pages, in mails and on reports.',
  save: 'Save',
  saved: 'The portal is saved.',
  otherLogo: 'another logo',
  owners: 'Owners',
  ownersText: 'They keep these settings, see the accounts that wait, and are told of them.',
  noOwners: 'Nobody owns this portal yet',
  noOwnersText: 'Administrators keep it until somebody does.',
  add: 'Add an owner',
  addText: 'Advisers of the same organisation, and those who may enter the portal already.',
  chooseOwner: 'Please choose',
  noCandidates: 'There is nobody else who could become an owner.',
  remove: 'Take away',
  removeOf: 'Take away as an owner: {name}',
  done: { 'owner-added': 'The new owner may enter from now on.', 'owner-removed': 'This person is no owner any more.' },
};
