/** A new client in one go, and what is kept of one. */
export const newClient = {
  steps: 'Steps',
  account: 'Client',
  portfolio: 'Portfolio',
  invitation: 'Invitation',
  hasSignedIn: 'The client has already signed in and needs no invitation.',
  notInvitable: 'This client cannot be invited while the account is closed or awaiting approval.',
  another: 'Add another portfolio',
  open: 'Open client',
  edit: 'Edit',
  editAccount: 'Edit client',
  editPortfolio: 'Edit portfolio',
};
