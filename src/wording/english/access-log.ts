/** The page that tells a client who looked at their data. */
export const accessLog = {
  text: 'This shows when other people viewed your accounts or downloaded files from them. Your own activity is not listed.',
  who: 'Name',
  role: 'Role',
  what: 'Activity',
  account: 'Account',
  when: 'When',
  sawAccount: 'Viewed the account',
  sawPortfolio: 'Viewed a portfolio',
  sawSecurity: 'Viewed {security} in a portfolio',
  readForm: 'Read the form that you submitted',
  sawNote: 'Viewed contract note {note}',
  asYou: '{what}, in client view',
  took: 'Downloaded {file}',
  empty: 'No one yet',
  emptyText: 'When someone else opens one of your accounts, you will see it here.',
  gone: 'Unknown user',
};
