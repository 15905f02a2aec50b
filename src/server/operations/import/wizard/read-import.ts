import type { ImportSecurity, OpenedImport, PortfolioToImport, PreviewRow } from '#contracts/imports.ts';
import type { ImportQuery } from '#contracts/import-query.ts';
import { importPolicy } from '#domain/import/file-import.ts';
import { placeOfRow } from '#domain/import/convert/row-number.ts';
import { abilities } from '#domain/policy.ts';
import type { Queries } from '../../../db/queries.ts';
import type { FoundFile, FoundImport } from '../../../db/queries/imports.ts';
import type { RequestContext } from '../../../request-context.ts';
import { recordDownload } from '../../activity/record-download.ts';
import { correctedRows, openRow } from './correct-row.ts';
import { findImport } from './find-import.ts';
import { openMapping } from './map/map-file.ts';
import { listed } from './read-imports.ts';
import { savedLayouts } from './map/saved-layouts.ts';
import { previewUndo } from './undo-import.ts';

const pageSize = 50;
const maxPortfolios = 2000;

/**
 * An import with its files, its securities and a page of its rows.
 *
 * @throws AppError `import-not-found`
 */
export async function readImport(
  { actor, db, portal, variant }: Pick<RequestContext, 'actor' | 'db' | 'portal' | 'variant'>,
  id: string,
  query: ImportQuery,
): Promise<OpenedImport> {
  return db.read(async (snapshot) => {
    const one = await findImport(snapshot, { id, portalId: portal?.id ?? null, actor, action: 'read' });
    const files = await snapshot.imports.files(one.id);
    const { outcome, options } = one;
    const may = abilities(importPolicy, actor, one);
    return {
      ...listed(one, variant.timeZone),
      uploads: files.map(uploaded),
      options,
      outcome: outcome && one.state === 'imported' ? { ...outcome, undone: await previewUndo(snapshot, one.id) } : outcome,
      securities: one.state === 'imported' || one.state === 'undone' ? [] : await securitiesOf(snapshot, one),
      rowsShown: await rowsOf(snapshot, { one, files, query }),
      correctedRows: correctedRows(files),
      ...(may.change
        ? await whatMayChange(snapshot, { one, files, query, actor, variant })
        : { portfolios: [], savedLayouts: [], mapping: null, openedRow: null }),
      abilities: may,
    };
  });
}

interface Changing extends Pick<RequestContext, 'actor' | 'variant'> {
  readonly one: FoundImport;
  readonly files: readonly FoundFile[];
  readonly query: ImportQuery;
}

/** Returns the user's choices: the target portfolios, the saved layouts, the mapping of the open file and the row being corrected. */
async function whatMayChange(
  snapshot: Queries,
  { one, files, query, actor, variant }: Changing,
): Promise<Pick<OpenedImport, 'portfolios' | 'savedLayouts' | 'mapping' | 'openedRow'>> {
  const portfolios = await portfoliosOn(snapshot, one.portalId);
  const read = async <Answer>(work: (same: Queries) => Promise<Answer>) => work(snapshot);
  const file = files.find(({ id }) => id === query.map);
  return {
    portfolios,
    savedLayouts: await savedLayouts(snapshot, { actor, variant }),
    mapping: file
      ? await openMapping({ read, file, currency: currencyFor(file, portfolios), timeZone: variant.timeZone, form: null })
      : null,
    openedRow: await openRow(snapshot, files, { importId: one.id, row: query.row ?? null }),
  };
}

const maxProblems = 20_000;

/**
 * The rows of an import with something wrong, for a file of them.
 *
 * @throws AppError `import-not-found`
 */
export async function readImportProblems(context: RequestContext, id: string): Promise<PreviewRow[]> {
  const { actor, db, portal } = context;
  const rows = await db.read(async (snapshot) => {
    const one = await findImport(snapshot, { id, portalId: portal?.id ?? null, actor, action: 'read' });
    const files = await snapshot.imports.files(one.id);
    const wrong = await Promise.all(
      (['error', 'duplicate'] as const).map((verdict) => snapshot.importRows.page(one.id, { verdict, from: 0, most: maxProblems })),
    );
    return wrong.flatMap((page) => page.rows).map((row) => placed(row, files));
  });
  await recordDownload(context, { section: 'imports', file: 'import-problems.csv' });
  return rows;
}

function placed<Row extends { readonly row: number }>(row: Row, files: readonly FoundFile[]) {
  const { file, line } = placeOfRow(row.row);
  return { ...row, file: files[file]?.name ?? '', line };
}

async function securitiesOf(snapshot: Queries, { id }: FoundImport): Promise<ImportSecurity[]> {
  return snapshot.imports.securities(id);
}

function uploaded({
  id,
  name,
  size,
  format,
  encoding,
  separator,
  layout,
  mapping,
  intoPortfolioId: portfolioId,
}: FoundFile): OpenedImport['uploads'][number] {
  return { id, name, size, format, encoding, separator, layout, portfolioId, mappedAs: mapping?.source ?? null };
}

async function rowsOf(
  snapshot: Queries,
  { one, files, query }: { one: FoundImport; files: readonly FoundFile[]; query: ImportQuery },
): Promise<OpenedImport['rowsShown']> {
  const verdict = query.verdict ?? null;
  const page = query.page ?? 1;
  const { count, rows } = await snapshot.importRows.page(one.id, { verdict, from: (page - 1) * pageSize, most: pageSize });
  return {
    verdict,
    page,
    count,
    pageSize,
    rows: rows.map((row) => placed(row, files)),
  };
}

/** Returns the currency of the portfolio that the file goes into; until one is chosen, that of the first as an example. */
export function currencyFor({ intoPortfolioId }: FoundFile, portfolios: readonly PortfolioToImport[]): string {
  const own = portfolios.find(({ id }) => id === intoPortfolioId) ?? portfolios[0];
  return own?.currency ?? 'EUR';
}

export async function portfoliosOn({ connection }: Queries, portalId: string): Promise<PortfolioToImport[]> {
  const { rows } = await connection.query<PortfolioToImport>(
    `select replace(id::text, '-', '') as id, name, client, currency, type, case when external_id !~ '^[0-9a-f-]{32,36}$' then external_id end as number,
            nullif(concat_ws(', ', case when has_namesake then email end, case when has_twin then external_id end), '') as apart
       from (select p.id, p.name, a.name as client, p.currency, p.type, a.email, p.external_id,
                    min(a.id::text) over (partition by a.name_key) <> max(a.id::text) over (partition by a.name_key) as has_namesake,
                    count(*) over (partition by a.id, lower(p.name), p.currency) > 1 as has_twin
               from portfolios p join accounts a on a.id = p.account_id
              where a.portal_id = $1 and a.is_active) of_portal
      order by client, name, id limit $2`,
    [portalId, maxPortfolios],
  );
  return rows;
}
