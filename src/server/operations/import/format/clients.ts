import { locales } from '#contracts/ids.ts';
import { accountFields } from '#domain/account/account-fields.ts';
import { portfolioTypes } from '#domain/portfolio/portfolio-type.ts';
import { personRoles } from '#domain/actor.ts';
import type { Column, FileFormat } from './column.ts';

export const users: FileFormat = {
  key: ['email'],
  columns: {
    email: { kind: 'email', required: true },
    name: { kind: 'text', required: true },
    role: { kind: 'choice', options: personRoles, required: true },
    phone: { kind: 'text', maxLength: 40 },
    language: { kind: 'choice', options: locales },
    organisation: { kind: 'text' },
  },
};

const ownColumns = accountFields.flatMap((each): [string, Column][] => ('file' in each ? [[each.column, each.file]] : []));

/** Messages list the columns in this order: what the account belongs to stands after who it is. */
export const accounts: FileFormat = {
  key: ['externalId'],
  columns: Object.fromEntries(
    ownColumns.toSpliced(
      3,
      0,
      ['portal', { kind: 'text', required: true }],
      ['advisors', { kind: 'emails', required: true, refersTo: 'advisor' }],
      ['groups', { kind: 'texts' }],
    ),
  ),
};

export const portfolios: FileFormat = {
  key: ['externalId'],
  columns: {
    externalId: { kind: 'text', required: true },
    account: { kind: 'text', required: true, refersTo: 'account' },
    name: { kind: 'text', required: true },
    type: { kind: 'choice', options: portfolioTypes, required: true },
    currency: { kind: 'currency', required: true },
    region: { kind: 'text' },
    inception: { kind: 'date', latest: 'in-a-year' },
    objective: { kind: 'text', readAs: { Accummulation: 'Accumulation' } },
    riskLevel: { kind: 'whole', min: 1, max: 10 },
    esgRating: { kind: 'whole', min: 1, max: 10 },
    benchmark: { kind: 'text', refersTo: 'benchmark' },
    model: { kind: 'text', refersTo: 'model' },
  },
};
