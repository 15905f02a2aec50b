/** An account as it is kept, its returns at a glance, its advisers, and groups of accounts. */
export const accountDetails = {
  title: 'Details',
  account: 'Account',
  figures: 'Figures of {date}',
  number: 'Account number',
  email: 'E-mail',
  location: 'Place',
  groups: 'Groups',
  currency: 'Currency',
  opened: 'Opened',
  figuresSince: 'Figures since',
  value: 'Value',
  sinceInception: 'Return since inception, to {date}',
  commitment: 'Promised to private funds',
  what: 'What',
  content: 'Content',
};

export const accountReturns = {
  title: 'Returns at a glance',
  text: 'Returns up to {date}, the date that client lists use. The benchmark is below where there is one.',
  span: 'Span',
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
  email: 'E-mail',
  phone: 'Telephone',
  none: 'No adviser yet',
  noneText: 'Whoever looks after this account appears here.',
};

export const groups = {
  title: 'Client groups',
  text: 'Each group as one client: transfers between its members are no payments.',
  group: 'Group',
  members: 'Members',
  andMore_one: '{names} and {count} more',
  andMore_other: '{names} and {count} more',
  empty: 'No groups yet',
  emptyText: 'Groups appear here when clients are put into them.',
};
