import type { Account } from '#domain/account/account.ts';

/** An open account whose client is `ivy` and whose adviser is `ada`. */
export const accountOfIvy: Account = {
  id: 'a1',
  portalId: 'p1',
  externalId: 'A-1',
  projectionId: null,
  note: null,
  notedOn: null,
  name: 'Ivy',
  email: 'ivy@home.example',
  currency: 'GBP',
  inception: null,
  isActive: true,
  validatedAt: '2026-01-01',
  clientUserId: 'ivy',
  advisorIds: ['ada'],
};
