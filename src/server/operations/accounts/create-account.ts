import { clientRecordsPolicy } from '#domain/account/account.ts';
import { AppError } from '#domain/errors.ts';
import { authorize } from '#domain/policy.ts';
import type { RequestContext } from '../../request-context.ts';
import { collectFacts } from '../change-of-record.ts';
import { regroupAccount } from '../client-groups/regroup-account.ts';
import { once } from '../idempotency/once.ts';
import { type AccountValues, accountFields, columnsFrom } from './account-values.ts';
import { refuseOwners } from './refuse-owners.ts';

/**
 * Another client of the portal of the page. Whoever has the address and is a client of the firm already is its client at once; anyone else is
 * invited.
 *
 * @returns the id of the account
 * @throws AppError `page-not-found` for all but staff, as `refuseOwners`, `account-external-id-taken`, as `regroupAccount`; by the database `account-email-taken`,
 * `account-email-of-staff` and `no-account-places`
 */
export async function createAccount(
  { actor, db, portal }: Pick<RequestContext, 'actor' | 'db' | 'portal'>,
  values: AccountValues,
  { key }: { readonly key: string },
): Promise<string> {
  authorize({ policy: clientRecordsPolicy, action: 'make', notFound: 'page-not-found' }, actor, portal);
  const portalId = portal.id;
  const writing = db.write((tx) =>
    once(tx, { by: actor, action: 'account-made', key, payload: { ...values, portalId } }, async () => {
      refuseOwners(actor, values.owner, await tx.accountRecords.advisersOn(portalId));
      const { external_id: externalId } = values;
      if (externalId !== null && (await tx.accountRecords.isExternalIdTaken(portalId, externalId, null)))
        throw new AppError('account-external-id-taken');
      const { name, email, currency, owner: advisers } = values;
      const id = await tx.accountRecords.open({ portalId, name, email, currency, advisers });
      await tx.accountRecords.set(id, columnsFrom(values));
      await regroupAccount(tx, { actor }, { accountId: id, portalId, before: [], wanted: values.groups ?? [] });
      const facts = Object.entries(collectFacts(accountFields, values)).filter(([, fact]) => fact !== '');
      tx.audit.add({
        action: 'account-made',
        portalId,
        accountId: id,
        target: { kind: 'account', id },
        after: Object.fromEntries(facts),
      });
      return id;
    }),
  );
  return writing.catch((error: unknown) => {
    throw error instanceof AppError && error.code === 'accounts-full' ? new AppError('no-account-places') : error;
  });
}
