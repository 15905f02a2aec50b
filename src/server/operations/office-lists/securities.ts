import { listFields } from '#collections/collection.ts';
import { securities } from '#collections/securities.ts';
import type { PanelData } from '#contracts/records.ts';
import { AppError } from '#domain/errors.ts';
import { securityPolicy } from '#domain/security/security-policy.ts';
import { getMajorUnit } from '#finance/currency.ts';
import { type InstrumentType, tradedTypes } from '#finance/ledger/ledger.ts';
import type { ValuesOf } from '#forms/values.ts';
import type { Queries } from '../../db/queries.ts';
import { isUsed, useOfSecurities } from '../../db/queries/market/security-use.ts';
import type { ListQuery } from '../../db/list-query.ts';
import type { RequestContext } from '../../request-context.ts';
import type { VersionedValues } from '../change-of-record.ts';
import { officeList } from './office-list.ts';

const fields = listFields(securities);
type SecurityForm = ValuesOf<typeof fields>;

const records = officeList<SecurityForm>({
  collection: 'securities',
  target: 'security',
  policy: securityPolicy,
  fields,
  actions: { changed: 'security-changed', deleted: 'security-deleted', restored: 'security-restored' },
  notFound: 'security-not-found',
  table: (queries) => queries.securities,
  prepare: async (tx, values, id) => {
    const stored = id === null ? null : await tx.securities.find(id);
    if (id !== null && stored) await refuseOtherMeaning(tx, { id, before: stored.values.type, after: values.type });
    return { ...values, currency: values.currency.toUpperCase() };
  },
  refuse: async (_tx, { currency, quoteUnit }) => {
    if (!/^[A-Z]{3}$/.test(currency)) throw new AppError('security-currency-invalid');
    if (quoteUnit !== null && getMajorUnit(quoteUnit).currency !== currency) throw new AppError('security-unit-invalid');
  },
  changed: async (tx, { requestRefresh }, id) => {
    await tx.ledgerMarks.repriced([{ instrumentId: id, day: 0 }]);
    await requestRefresh?.(tx);
  },
  besides: {
    keep: (tx, id) => tx.securities.besides(id),
    bring: (tx, id, kept) => tx.securities.bring(id, kept),
  },
  refuseRemoval: async (tx, id) => {
    const use = await useOf(tx, id);
    if (use === undefined || !isUsed(use)) return;
    const { transactions, portfolios, reports, benchmarks, returning } = use;
    throw new AppError('security-in-use', { transactions, portfolios, others: reports + benchmarks + returning });
  },
});

async function useOf({ connection }: Queries, id: string) {
  return (await useOfSecurities(connection, [id]))[0];
}

const isTraded = (type: InstrumentType) => type !== 'PrivateEquity' && tradedTypes.some((each) => each === type);

/** @throws AppError `security-type-fixed` where units that are booked would mean something else */
async function refuseOtherMeaning(
  tx: Queries,
  { id, before, after }: { readonly id: string; readonly before: InstrumentType; readonly after: InstrumentType },
): Promise<void> {
  if (before === after || (isTraded(before) && isTraded(after))) return;
  const use = await useOf(tx, id);
  if (use && isUsed(use)) throw new AppError('security-type-fixed');
}

async function readSecurity(context: Pick<RequestContext, 'actor' | 'db'>, id: string) {
  const record = await records.read(context, id);
  const merge = await context.db.read(async (snapshot): Promise<PanelData['merge']> => {
    const use = await useOf(snapshot, id);
    const others = await snapshot.securities.mergeTargets(id);
    const { transactions = 0, portfolios = 0, reports = 0, benchmarks = 0 } = use ?? {};
    return { transactions, portfolios, reports, benchmarks, others };
  });
  return { ...record, panels: { merge } };
}

/** The currency of what is booked stays: amounts are in it. Where there is no explorer there is no spotlight. */
async function fixedOfSecurity(
  { db, variant }: Pick<RequestContext, 'db' | 'variant'>,
  id: string,
): Promise<readonly ('currency' | 'inSpotlight')[]> {
  const use = await db.read((snapshot) => useOf(snapshot, id));
  return [...(use && isUsed(use) ? (['currency'] as const) : []), ...(variant.sections.explorer ? [] : (['inSpotlight'] as const))];
}

type Asking = Parameters<typeof records.change>[0];

/** The verbs that there are: no one makes one by hand, securities come with a holding or an import. */
export const securityList = {
  list: async (context: Asking, query: ListQuery) => records.list(context, query),
  read: readSecurity,
  fixed: fixedOfSecurity,
  change: async (context: Asking, id: string, wanted: VersionedValues<SecurityForm>) => records.change(context, id, wanted),
  remove: async (context: Asking, id: string) => records.remove(context, id),
  restore: async (context: Asking, id: string) => records.restore(context, id),
};
