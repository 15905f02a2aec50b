import { listFields } from '#collections/collection.ts';
import { holdings } from '#collections/holdings.ts';
import { transactions } from '#collections/transactions.ts';
import type { GridRow, PanelData } from '#contracts/records.ts';
import { isId } from '#domain/is-id.ts';
import { readOnlyPolicy } from '#domain/office/read-only-policy.ts';
import { authorize } from '#domain/policy.ts';
import { portfolioAddress } from '#domain/portfolio/portfolio-address.ts';
import type { ValuesOf } from '#forms/values.ts';
import type { LedgerPlace } from '../../db/queries/office/held.ts';
import type { Queries } from '../../db/queries.ts';
import type { ListQuery } from '../../db/list-query.ts';
import type { RequestContext } from '../../request-context.ts';

const transactionFields = listFields(transactions);
const holdingFields = listFields(holdings);

type Asking = Pick<RequestContext, 'actor' | 'db' | 'variant'>;

interface Listed {
  readonly rows: GridRow[];
  readonly found: number;
  readonly isMore?: true;
  readonly names: Readonly<Record<string, string>>;
}

interface ReadLedgerRecord<Values> {
  readonly name: string;
  readonly version: number;
  readonly values: Values;
  readonly panels: Pick<PanelData, 'ledger'>;
}

const reading = { policy: readOnlyPolicy, action: 'read' } as const;

/**
 * Some of the transactions of all ledgers, and how many there are of them.
 *
 * @throws AccessRefused `page-not-found` for all but administrators
 */
export async function listTransactions({ actor, db }: Asking, query: ListQuery): Promise<Listed> {
  authorize({ ...reading, notFound: 'page-not-found' }, actor, {});
  return db.read(async (snapshot) => {
    const { rows, ...counted } = await snapshot.bookedRecords.page(query);
    return { rows: rows.map(({ id, ...cells }) => ({ id, cells })), ...counted, names: await namesOf(snapshot, query) };
  });
}

/**
 * One of them.
 *
 * @throws AccessRefused `entry-not-found` for all but administrators, and for one that there is not
 */
export async function readTransaction(
  { actor, db, variant }: Asking,
  id: string,
): Promise<ReadLedgerRecord<ValuesOf<typeof transactionFields>>> {
  const found = isId(id) ? await db.read(({ bookedRecords }) => bookedRecords.find(id)) : null;
  authorize({ ...reading, notFound: 'entry-not-found' }, actor, found);
  const { name, symbol, type, day, units, amount, localCcyAmount, currency, note } = found;
  const values = { name, symbol, type, day, units, amount, localCcyAmount, currency, note };
  return { name, version: 1, values, panels: { ledger: placeOf(found, variant) } };
}

/**
 * Some of what all portfolios hold, and how much there is of it.
 *
 * @throws AccessRefused `page-not-found` for all but administrators
 */
export async function listHoldings({ actor, db }: Asking, query: ListQuery): Promise<Listed> {
  authorize({ ...reading, notFound: 'page-not-found' }, actor, {});
  return db.read(async (snapshot) => {
    const { rows, found } = await snapshot.officeHoldings.page(query);
    return { rows: rows.map(({ id, ...cells }) => ({ id, cells })), found, names: await namesOf(snapshot, query) };
  });
}

/** The ids of a portfolio and of a security, one behind the other. */
const idLength = 32;

/**
 * One of them, by its portfolio and its security.
 *
 * @throws AccessRefused `instrument-not-found` for all but administrators, and for what is not held
 */
export async function readHolding({ actor, db, variant }: Asking, id: string): Promise<ReadLedgerRecord<ValuesOf<typeof holdingFields>>> {
  const [portfolio, security] = [id.slice(0, idLength), id.slice(idLength)];
  const found = isId(portfolio) && isId(security) ? await db.read(({ officeHoldings }) => officeHoldings.find(portfolio, security)) : null;
  authorize({ ...reading, notFound: 'instrument-not-found' }, actor, found);
  const { name, symbol, assetclass, type, region, day, units, value, purchaseValue, currency } = found;
  const values = { name, symbol, assetclass, type, region, day, units, value, purchaseValue, currency };
  return { name, version: 1, values, panels: { ledger: placeOf(found, variant) } };
}

/** Returns the name of the portfolio that the list is filtered by. */
async function namesOf({ portfolios }: Queries, { filters }: ListQuery): Promise<Readonly<Record<string, string>>> {
  const portfolio = filters.portfolioId === undefined ? null : await portfolios.find(filters.portfolioId);
  return portfolio ? { portfolioId: portfolio.name } : {};
}

function placeOf(
  { portalId, accountId, portfolioId, externalId, portfolio, account }: LedgerPlace,
  { portfolioParameter }: RequestContext['variant'],
): PanelData['ledger'] {
  return {
    portfolio: {
      id: portfolioId,
      name: portfolio,
      address: portfolioAddress(portfolioParameter, { id: portfolioId, accountId, externalId }),
    },
    account: { id: accountId, name: account },
    portalId,
  };
}
