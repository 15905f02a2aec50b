import { addressFields } from './address-fields.ts';
import { collection } from './collection.ts';

/** Whom the firm's people work for. */
export const organisations = collection({
  id: 'organisations',
  icon: 'institution',
  target: 'organisation',
  columns: [
    { id: 'name', kind: 'name', picture: 'logo' },
    { id: 'url', kind: 'link' },
    { id: 'city', kind: 'text' },
    { id: 'people', kind: 'number' },
  ],
  search: ['name', 'url', 'domain'],
  sort: ['name', 'city', 'people'],
  filters: [{ id: 'members', options: ['some', 'none'] }],
  steps: [
    {
      id: 'details',
      fields: [
        { kind: 'text', id: 'name', limit: 200 },
        { kind: 'url', id: 'url', limit: 300, isOptional: true },
        { kind: 'hostName', id: 'domain', isOptional: true },
        ...addressFields,
      ],
    },
  ],
  panels: ['logo', 'members'],
  actions: ['set-logo', 'clear-logo'],
  bulk: ['remove'],
  refusals: { 'organisation-name-taken': 'name', 'domain-of-everybody': 'domain', 'domain-taken': 'domain' },
  copied: true,
});
