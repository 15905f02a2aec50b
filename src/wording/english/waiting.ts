/** The page of the accounts that someone opened by signing up. */
export const waiting = {
  title: 'Accounts to approve',
  text: 'People who sign up with an unknown email address wait here. They see nothing of the portal until you approve them. We email them either way.',
  count_one: '{count} account to approve',
  count_other: '{count} accounts to approve',
  empty: 'No accounts to approve',
  emptyText: 'When someone signs up with an unknown email address, the account appears here and we email you.',
  since: 'Signed up {moment}',
  validate: 'Approve',
  validateAfterAll: 'Approve after all',
  turnDown: 'Reject',
  turnedDown: 'Rejected',
  turnedDownText: 'These accounts are closed. You can still approve one that was rejected by mistake.',
  done: {
    validated: '{name} approved and informed by email',
    'turned-down': '{name} rejected and informed by email',
  },
};
