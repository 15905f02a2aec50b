import type { PoolClient } from 'pg';
import type { SecurityChoice } from '#contracts/imports.ts';
import type { SecurityNames } from '#domain/import/convert/converted-row.ts';

/** A security as the rows of a source name it, once for all of them. */
export interface NamedSecurity {
  readonly source: string;
  readonly key: string;
  readonly names: SecurityNames;
  readonly currency: string;
}

/** The security of ours that it is, or will be. */
export interface MatchedSecurity {
  readonly symbol: string;
  readonly currency: string;
  readonly quoteUnit: string | null;
  /** `null` of one that comes with the import. */
  readonly instrumentId: string | null;
  readonly matchedBy: 'isin' | 'sedol' | 'symbol' | 'remembered' | 'chosen';
}

interface FoundMatch extends Omit<MatchedSecurity, 'matchedBy'> {
  readonly at: number;
  readonly matchedBy: MatchedSecurity['matchedBy'];
}

/**
 * The most certain first. A property is one client's own, and in no broker's file. An ISIN or SEDOL that several of ours have says nothing, and a symbol nothing where both sides have an ISIN and these differ.
 */
const matchSql = `
  with named as (
    select * from unnest($1::int[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[]) as n (at, source, key, isin, sedol, symbol)
  ), found as (
    select n.at, 1 as certainty, 'chosen' as matched_by, (c.choice ->> 'instrumentId')::uuid as id, 1 as alike
      from named n join import_securities c on c.import_id = $7 and c.source = n.source and c.key = n.key and c.choice ->> 'kind' = 'existing'
    union all
    select n.at, 2, 'remembered', r.instrument_id, 1
      from named n join remembered_securities r on r.portal_id = $8 and r.source = n.source and r.key = n.key
    union all
    select n.at, 3, 'isin', i.id, count(*) over (partition by n.at) from named n join instruments i on i.isin = n.isin
    union all
    select n.at, 4, 'sedol', i.id, count(*) over (partition by n.at) from named n join instruments i on i.sedol = n.sedol
    union all
    select n.at, 5, 'symbol', i.id, 1
      from named n join instruments i on i.symbol = n.symbol and i.type <> 'Property' and (i.isin is null or n.isin is null or i.isin = n.isin)
  )
  select distinct on (f.at) f.at, f.matched_by as "matchedBy", replace(i.id::text, '-', '') as "instrumentId", i.symbol, i.currency,
         i.quote_unit as "quoteUnit"
    from found f join instruments i on i.id = f.id
   where f.alike = 1
   order by f.at, f.certainty`;

const newSql = `
  select source, key, choice from import_securities
   where import_id = $1 and choice ->> 'kind' = 'new' and not exists (select from instruments where symbol = choice ->> 'symbol')`;

/** Finds our securities for these, by their place in the list. Unknown ones are absent from the map. */
export async function matchSecurities(
  connection: PoolClient,
  named: readonly NamedSecurity[],
  of: { readonly importId: string; readonly portalId: string },
): Promise<Map<number, MatchedSecurity>> {
  const column = (value: (one: NamedSecurity) => string | null) => named.map(value);
  const { rows } = await connection.query<FoundMatch>(matchSql, [
    named.map((_one, at) => at),
    column(({ source }) => source),
    column(({ key }) => key),
    column(({ names }) => names.isin),
    column(({ names }) => names.sedol),
    column(({ names }) => names.symbol),
    of.importId,
    of.portalId,
  ]);
  const matched = new Map<number, MatchedSecurity>(rows.map(({ at, ...match }) => [at, match]));
  const made = await newSecurities(connection, of.importId);
  named.forEach((one, at) => {
    const choice = made.get(`${one.source}\n${one.key}`);
    if (choice) matched.set(at, { ...choice, quoteUnit: null, instrumentId: null, matchedBy: 'chosen' });
  });
  return matched;
}

type NewSecurity = Extract<SecurityChoice, { readonly kind: 'new' }>;

/**
 * Returns the new securities that users have described, by source and key. A description whose symbol is now taken would change another security, and is left
 * out.
 */
export async function newSecurities(connection: PoolClient, importId: string): Promise<Map<string, NewSecurity>> {
  const { rows } = await connection.query<{ source: string; key: string; choice: NewSecurity }>(newSql, [importId]);
  return new Map(rows.map(({ source, key, choice }) => [`${source}\n${key}`, choice]));
}
