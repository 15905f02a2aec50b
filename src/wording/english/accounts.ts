/** An account as it is kept, its returns at a glance, its advisers, and groups of accounts. */
export const accountDetails = {
  title: 'Details',
  account: 'Account',
  figures: 'As at {date}',
  number: 'Account number',
  email: 'Email',
  location: 'Location',
  groups: 'Groups',
  currency: 'Currency',
  opened: 'Opened',
  figuresSince: 'Figures from',
  value: 'Value',
  sinceInception: 'Return since inception, to {date}',
  commitment: 'Private equity commitments',
  what: 'Item',
  content: 'Details',
};

export const accountReturns = {
  title: 'Returns at a glance',
  text: 'Returns to {date}, the date used in client lists. The benchmark, if any, is shown below each return.',
  span: 'Period',
  over: {
    '1d': 'One day',
    '1m': 'One month',
    ytd: 'This year',
    '1y': 'One year',
    '3y': 'Three years',
    '5y': 'Five years',
    all: 'Since inception, to {date}',
  },
  benchmark: 'benchmark {rate}',
};

export const advisors = {
  title_one: 'Adviser',
  title_other: 'Advisers',
  name: 'Name',
  role: 'Role',
  email: 'Email',
  phone: 'Phone',
  none: 'No advisers yet',
  noneText: 'The account’s advisers appear here.',
};

export const groups = {
  title: 'Client groups',
  text: 'Each group counts as one client; transfers between members are not payments.',
  group: 'Group',
  members: 'Members',
  andMore_one: '{names} and {count} more',
  andMore_other: '{names} and {count} more',
  empty: 'No groups yet',
  emptyText: 'Groups appear here once they have clients.',
};
