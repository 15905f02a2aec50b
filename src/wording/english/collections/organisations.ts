import type { organisations as definition } from '#collections/organisations.ts';
import type { CollectionWords } from '#collections/collection-words.ts';

export const organisations = {
  singular: 'organisation',
  plural: 'Organisations',
  text: 'The organisations that the firm’s advisers work for. An adviser without an organisation cannot create a portal.',
  add: 'Add organisation',
  find: 'Name, website or domain',
  saved: 'Organisation saved',
  none: 'No organisations yet',
  noneText: 'Create the first one, then add users to it.',
  noneFound: 'No organisations found',
  noneFoundText: 'Try part of the name, website or domain.',
  fields: {
    name: 'Name',
    url: 'Website',
    domain: 'Email domain',
    'address-1': 'Address',
    'address-3': 'Address, second line',
    postcode: 'Postcode',
    city: 'City',
    country: 'Country',
    people: 'Users',
  },
  hints: { domain: 'The part after the @, for example firm.example. If blank, the website’s domain is used.' },
  options: {},
  filters: { members: { some: 'With users', none: 'Without users' } },
  steps: { details: 'Details' },
  panels: { logo: 'Logo', members: 'Users' },
} satisfies CollectionWords<typeof definition>;
