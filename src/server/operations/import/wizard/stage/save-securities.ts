import type { PoolClient } from 'pg';
import type { FoundImport } from '../../../../db/queries/imports.ts';
import type { BrokerRows } from './broker-rows.ts';

/** Keeps what the files call securities, and which of ours these are; what someone has chosen stays chosen. */
export async function saveSecurities(
  connection: PoolClient,
  { id, createdBy }: Pick<FoundImport, 'id' | 'createdBy'>,
  securities: BrokerRows['securities'],
): Promise<void> {
  const columns = [
    securities.map(({ source }) => source),
    securities.map(({ key }) => key),
    securities.map(({ names }) => JSON.stringify(names)),
    securities.map(({ currency }) => currency),
    securities.map(({ rows }) => rows),
    securities.map(({ match }) => match?.instrumentId ?? null),
    securities.map(({ match }) => match?.matchedBy ?? null),
  ];
  await connection.query(
    `delete from import_securities s where import_id = $1
        and not exists (select from unnest($2::text[], $3::text[]) as n (source, key) where n.source = s.source and n.key = s.key)`,
    [id, columns[0], columns[1]],
  );
  await connection.query(
    `insert into import_securities (import_id, created_by, source, key, names, currency, rows, instrument_id, matched_by)
     select $1, $2, * from unnest($3::text[], $4::text[], $5::jsonb[], $6::text[], $7::int[], $8::uuid[], $9::text[])
     on conflict (import_id, source, key) do update set
       names = excluded.names, currency = excluded.currency, rows = excluded.rows, instrument_id = excluded.instrument_id,
       matched_by = excluded.matched_by`,
    [id, createdBy, ...columns],
  );
}

/** Remembers the securities that users chose, for all further imports of the source on the portal. */
export async function rememberSecurities(connection: PoolClient, { id, portalId }: Pick<FoundImport, 'id' | 'portalId'>): Promise<void> {
  await connection.query(
    `insert into remembered_securities (portal_id, source, key, instrument_id)
     select $2, s.source, s.key, i.id
       from import_securities s
       join instruments i on i.id = (s.choice ->> 'instrumentId')::uuid or i.symbol = s.choice ->> 'symbol'
      where s.import_id = $1 and s.choice is not null
     on conflict (portal_id, source, key) do update set instrument_id = excluded.instrument_id, remembered_at = now()`,
    [id, portalId],
  );
}
