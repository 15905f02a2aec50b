import type { people as definition } from '#collections/people.ts';
import type { CollectionWords } from '#collections/collection-words.ts';
import { organisations } from './organisations.ts';

const { 'address-1': address1, 'address-3': address3, postcode, city, country } = organisations.fields;

export const people = {
  singular: 'user',
  plural: 'Users',
  text: 'Everyone who can sign in: advisers, administrators and clients.',
  add: 'Add user',
  find: 'Name or email',
  saved: 'User saved',
  none: 'No users yet',
  noneText: 'Users appear here once they have signed up, been invited or been added.',
  noneFound: 'No users found',
  noneFoundText: 'Try part of the name or email address.',
  fields: {
    name: 'Name',
    email: 'Email',
    role: 'Role',
    lastSignIn: 'Last sign-in',
    state: 'Status',
    title: 'Job title',
    job: 'User type',
    isMessenger: 'Receives messages from clients',
    organisation: 'Organisation',
    other: 'Other details',
    telephone: 'Office phone',
    profileUrl: 'Profile page',
    linkedin: 'LinkedIn',
    'address-1': address1,
    'address-3': address3,
    postcode,
    city,
    country,
  },
  hints: {
    email: 'We send the invitation to this address. To change it later, the user does so in their profile.',
    role: 'Can be changed later under Access.',
    isMessenger: 'If no adviser of a client does, the client can write to all of them.',
    other: 'Visible to administrators, and part of the data that users can download about themselves.',
  },
  options: {
    job: { 'investment-manager': 'Investment Manager', 'financial-advisor': 'Financial Advisor' },
    role: { investor: 'Client', advisor: 'Adviser', admin: 'Administrator' },
    state: { active: 'Active', disabled: 'Disabled', withoutPin: 'Password only' },
  },
  filters: {
    organisation: { '[empty]': 'No organisation', '[not-empty]': 'With an organisation' },
    role: { investor: 'Clients', advisor: 'Advisers', admin: 'Administrators' },
    state: { disabled: 'Disabled', withoutPin: 'Password only' },
  },
  steps: { details: 'Details', contact: 'Contact details' },
  panels: { access: 'Access', photo: 'Photo' },
} satisfies CollectionWords<typeof definition>;
