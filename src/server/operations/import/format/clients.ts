import { locales } from '#contracts/ids.ts';
import { portfolioTypes } from '#domain/portfolio/portfolio-type.ts';
import { personRoles } from '#domain/actor.ts';
import type { FileFormat } from './column.ts';

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

export const accounts: FileFormat = {
  key: ['externalId'],
  columns: {
    externalId: { kind: 'text', required: true },
    name: { kind: 'text', required: true },
    email: { kind: 'email', required: true },
    portal: { kind: 'text', required: true },
    advisors: { kind: 'emails', required: true, refersTo: 'advisor' },
    groups: { kind: 'texts' },
    gender: { kind: 'choice', options: ['male', 'female'], readAs: { Male: 'male', Female: 'female', M: 'male', F: 'female' } },
    currency: { kind: 'currency', required: true },
    inception: { kind: 'date', latest: 'in-a-year' },
    location: { kind: 'text' },
    projectionId: { kind: 'text' },
  },
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
