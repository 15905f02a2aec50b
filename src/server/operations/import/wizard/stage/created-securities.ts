import type { PoolClient } from 'pg';
import type { UndoneSecurities } from '#contracts/import-undo.ts';
import { deleteSecurities, isUsed, type SecurityUse, useOfSecurities } from '../../../../db/queries/market/security-use.ts';

/** Keeps which securities an import has made: those that someone has described, and that came with its rows. */
export async function recordCreatedSecurities(connection: PoolClient, importId: string): Promise<void> {
  await connection.query(
    `update import_securities s set instrument_id = i.id
       from instruments i join staged_instruments m on m.symbol = i.symbol
      where s.import_id = $1 and s.instrument_id is null and s.matched_by = 'chosen' and s.choice ->> 'symbol' = i.symbol`,
    [importId],
  );
}

const madeSql = `
  select distinct i.id,
         exists (select from prices p where p.instrument_id = i.id and p.day::text is distinct from s.choice -> 'price' ->> 'day'
                    and not exists (select from import_transactions r
                                      join transactions t on t.account_id = r.into_account_id and t.portfolio_id = r.into_portfolio_id and t.id = r.transaction_id
                                     where r.import_id = $1 and t.instrument_id = i.id and t.day = p.day))
           or exists (select from dividends d where d.instrument_id = i.id) or exists (select from fund_weights w where w.instrument_id = i.id) as "isPriced"
    from import_securities s join instruments i on i.id = s.instrument_id
   where s.import_id = $1 and s.choice ->> 'kind' = 'new' and s.matched_by = 'chosen'`;

type Made = SecurityUse & { readonly isPriced: boolean };

/** Securities that an import has made, and what else uses them by now. */
async function madeBy(connection: PoolClient, importId: string): Promise<Made[]> {
  const { rows } = await connection.query<{ id: string; isPriced: boolean }>(madeSql, [importId]);
  const ids = rows.map(({ id }) => id);
  const priced = new Set(rows.flatMap(({ id, isPriced }) => (isPriced ? [id.replaceAll('-', '')] : [])));
  return (await useOfSecurities(connection, ids, importId)).map((use) => ({ ...use, isPriced: priced.has(use.id) }));
}

/** Tells what happens to the securities of an import when it is undone: those that nothing else uses go. */
export async function previewUndoneSecurities(connection: PoolClient, importId: string): Promise<UndoneSecurities> {
  return toldOf(await madeBy(connection, importId));
}

/** Takes away what the undone import has made and nothing else uses, with the prices that came of its trades. */
export async function deleteCreatedSecurities(connection: PoolClient, importId: string): Promise<UndoneSecurities> {
  const made = await madeBy(connection, importId);
  await deleteSecurities(
    connection,
    made.filter((one) => whyKept(one) === null).map(({ id }) => id),
  );
  return toldOf(made);
}

function toldOf(made: readonly Made[]): UndoneSecurities {
  return {
    removed: made.flatMap((one) => (whyKept(one) === null ? [one.symbol] : [])),
    kept: made.flatMap((one) => {
      const why = whyKept(one);
      return why === null ? [] : [{ symbol: one.symbol, name: one.name, why }];
    }),
  };
}

function whyKept(one: Made): UndoneSecurities['kept'][number]['why'] | null {
  if (isUsed(one)) return 'used';
  return one.isPriced ? 'priced' : null;
}
