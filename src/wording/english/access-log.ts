/** The page that tells a client who looked at his data. */
export const accessLog = {
  title: 'Who looked at my data',
  text: 'When other people opened your accounts or took files of them. What you do yourself is not listed.',
  who: 'Name',
  role: 'Role',
  what: 'What',
  account: 'Account',
  when: 'When',
  sawAccount: 'Looked at the account',
  sawPortfolio: 'Looked at a portfolio',
  sawSecurity: 'Looked at {security} in a portfolio',
  readForm: 'Read the form that you submitted',
  sawNote: 'Looked at contract note {note}',
  asYou: '{what}, as you see it',
  took: 'Downloaded {file}',
  empty: 'Nobody yet',
  emptyText: 'As soon as somebody else opens one of your accounts, it stands here.',
};
