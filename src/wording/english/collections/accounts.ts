import type { accounts as definition } from '#collections/accounts.ts';
import type { CollectionWords } from '../../collection-words.ts';

export const accounts = {
  singular: 'client',
  plural: 'Accounts',
  text: 'The clients of all portals. New ones are added on the portal that they belong to.',
  add: 'New client',
  find: 'Name, email or external ID',
  saved: 'Client saved',
  none: 'No accounts yet',
  noneText: 'Add the first client on the overview of a portal, or import them.',
  noneFound: 'No accounts found',
  noneFoundText: 'Try part of the name, email or external ID.',
  fields: {
    name: 'Name',
    email: 'Email',
    owner: 'Advisers',
    external_id: 'External ID',
    projection_id: 'Projection ID',
    groups: 'Groups',
    gender: 'Gender',
    portal: 'Portal',
    inception: 'Inception',
  },
  hints: {
    email: 'A client of the firm with this email sees the account at once. Anyone else needs an invitation.',
    external_id: 'The number in your source system. An import with this number updates the account.',
    projection_id: 'With it the client has the projections tool.',
    groups: 'Once the client has registered. Clients do not see their groups.',
  },
  options: { gender: { female: 'Female', male: 'Male' } },
  filters: { client: { 'signed-in': 'Signed in', 'not-signed-in': 'Never signed in' } },
  steps: { details: 'Details' },
  panels: { invitation: 'Invitation' },
  required: { owner: 'Advisor is required' },
} satisfies CollectionWords<typeof definition>;
