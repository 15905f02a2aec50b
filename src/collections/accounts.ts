import { collection } from './collection.ts';

/** Clients of the firm: what is owned through an account stands in its portfolios. */
export const accounts = collection({
  id: 'accounts',
  icon: 'people',
  target: 'account',
  below: 'portal',
  columns: [
    { id: 'name', kind: 'name' },
    { id: 'email', kind: 'text' },
    { id: 'external_id', kind: 'text' },
    { id: 'portal', kind: 'text' },
    { id: 'inception', kind: 'date' },
  ],
  search: ['name', 'email', 'external_id'],
  sort: ['name', 'email', 'portal', 'inception'],
  filters: [{ id: 'client', options: ['signed-in', 'not-signed-in'] }],
  steps: [
    {
      id: 'details',
      fields: [
        { kind: 'text', id: 'name', limit: 200 },
        { kind: 'email', id: 'email' },
        { kind: 'records', id: 'owner', most: 50 },
        { kind: 'text', id: 'external_id', limit: 100, isOptional: true },
        { kind: 'text', id: 'projection_id', limit: 100, isOptional: true },
        { kind: 'select', id: 'currency', options: [{ value: 'USD' }, { value: 'EUR' }, { value: 'GBP' }] },
        { kind: 'date', id: 'inception', ahead: true, isOptional: true },
        { kind: 'text', id: 'location', limit: 200, isOptional: true },
        { kind: 'date', id: 'next_review', ahead: true, isOptional: true },
        { kind: 'textarea', id: 'note', limit: 300, isOptional: true },
        { kind: 'records', id: 'groups', most: 50, isOptional: true },
        { kind: 'select', id: 'gender', options: [{ value: 'female' }, { value: 'male' }], isOptional: true },
      ],
    },
  ],
  panels: ['invitation', 'removal'],
  actions: ['invite', 'revoke', 'put-away', 'restore'],
  bulk: [],
  refusals: {
    'account-email-taken': 'email',
    'account-email-of-staff': 'email',
    'account-external-id-taken': 'external_id',
    'adviser-not-offered': 'owner',
    'adviser-stays': 'owner',
    'client-group-not-offered': 'groups',
    'client-not-registered': 'groups',
  },
  copied: false,
});
