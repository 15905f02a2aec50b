import { accounts } from '#collections/accounts.ts';
import { listFields } from '#collections/collection.ts';
import { accountFields as ownFields } from '#domain/account/account-fields.ts';
import { pickAs } from '#domain/pick-as.ts';
import type { ValuesOf } from '#forms/values.ts';
import type { AccountChange } from '../../db/queries/clients/account-records.ts';
import type { Queries } from '../../db/queries.ts';

export const accountFields = listFields(accounts);
/** The values of an account's form. */
export type AccountValues = ValuesOf<typeof accountFields>;

/** Returns the stored form values and version of an account, or null if the actor cannot see it. */
export async function storedAccount({ accountRecords, clientGroupRecords }: Queries, id: string) {
  const row = await accountRecords.find(id);
  if (!row) return null;
  const advisers = await accountRecords.advisersOf(id);
  const groups = await clientGroupRecords.named(row.groupIds);
  const values: AccountValues = {
    ...pickAs(row, ownFields, { from: 'column', to: 'field' }),
    // An import may have brought another one, which no form changes.
    currency: row.currency as AccountValues['currency'],
    owner: advisers.map((each) => each.id),
    groups: groups.length === 0 ? null : groups.map((group) => group.id),
  };
  return { version: row.version, values, advisers, groups };
}

/** Returns the account's own columns from the form values. */
export function columnsFrom(values: AccountValues): AccountChange {
  const { email: _email, ...change } = pickAs(values, ownFields, { from: 'field', to: 'column' });
  return change;
}

/** Returns true if the form offers the currency. Other currencies come from imports and stay. */
export function isOfferedCurrency(currency: string): currency is AccountValues['currency'] {
  return accountFields.some((field) => field.id === 'currency' && field.options.some(({ value }) => value === currency));
}
