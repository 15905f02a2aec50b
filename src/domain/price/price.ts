import { isOfTheFirm } from '../actor.ts';
import type { Policy } from '../policy.ts';

/** Published prices are the same for every client of the firm: its people see them, its administrators answer for them. */
export const pricePolicy: Policy<object, 'read' | 'confirm'> = {
  read: isOfTheFirm,
  confirm: ({ kind }) => kind === 'system' || kind === 'admin',
};
