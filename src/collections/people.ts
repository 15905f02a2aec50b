import { personRoles } from '#domain/actor.ts';
import { jobs } from '#domain/person/job.ts';
import { addressFields } from './address-fields.ts';
import { collection } from './collection.ts';

/** Everyone who can sign in: the firm's own people and its clients. */
export const people = collection({
  id: 'people',
  icon: 'people',
  target: 'person',
  columns: [
    { id: 'name', kind: 'name', picture: 'photo' },
    { id: 'email', kind: 'text' },
    { id: 'role', kind: 'options', options: personRoles },
    { id: 'organisation', kind: 'text' },
    { id: 'lastSignIn', kind: 'moment' },
    { id: 'state', kind: 'state', tones: { active: 'positive', disabled: 'negative', withoutPin: 'accent' } },
  ],
  search: ['name', 'email'],
  sort: ['name', 'email', 'organisation', 'lastSignIn'],
  filters: [
    { id: 'role', options: personRoles },
    { id: 'state', options: ['disabled', 'withoutPin'] },
    { id: 'organisation', mayBeEmpty: true },
  ],
  steps: [
    {
      id: 'details',
      fields: [
        { kind: 'text', id: 'name', limit: 200 },
        { kind: 'email', id: 'email' },
        { kind: 'select', id: 'role', options: personRoles.map((value) => ({ value })) },
        { kind: 'text', id: 'title', limit: 200, isOptional: true },
        { kind: 'select', id: 'job', options: jobs.map((value) => ({ value })), isOptional: true },
        { kind: 'yesNo', id: 'isMessenger', isOptional: true },
        { kind: 'record', id: 'organisation', isOptional: true },
        { kind: 'textarea', id: 'other', limit: 2000, isOptional: true },
      ],
    },
    {
      id: 'contact',
      fields: [
        { kind: 'phone', id: 'telephone', limit: 40, isOptional: true },
        { kind: 'url', id: 'profileUrl', limit: 300, isOptional: true },
        { kind: 'url', id: 'linkedin', limit: 300, isOptional: true },
        ...addressFields,
      ],
    },
  ],
  panels: ['access', 'photo'],
  actions: [
    'invite',
    'disable',
    'enable',
    'sign-out',
    'two-factor-off',
    'two-factor-on',
    'role',
    'unlink-identity',
    'confirm-address',
    'doubt-address',
    'ask-form',
    'withdraw-form',
    'set-photo',
    'clear-photo',
  ],
  bulk: ['disable', 'enable', 'sign-out'],
  refusals: {
    'email-taken': 'email',
    'email-invalid': 'email',
    'adviser-is-client': 'email',
    'client-has-no-job': 'job',
    'client-is-no-messenger': 'isMessenger',
    'organisation-not-found': 'organisation',
    'telephone-invalid': 'telephone',
    'profile-url-invalid': 'profileUrl',
    'linkedin-invalid': 'linkedin',
    'country-unknown': 'country',
  },
  copied: false,
});
