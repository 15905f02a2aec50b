import type { ReportQuery } from '#contracts/reports/report-query.ts';
import { system } from '#domain/actor.ts';
import type { IsoDate } from '#finance/iso-date.ts';
import type { Queries } from '#server/db/queries.ts';
import { refreshFigures } from '#server/operations/figures/refresh-figures.ts';
import type { Confirmation } from '#server/operations/import/check/confirmation.ts';
import type { ImportFile } from '#server/operations/import/format/import-file.ts';
import { importSource } from '#server/operations/import/import-source.ts';
import { sourceOfFiles } from '#server/operations/import/read/source-file.ts';
import { ledger } from '#server/providers/ledger/ledger.ts';
import type { ReportingProvider, ReportSubject } from '#server/providers/reporting-provider.ts';
import { defaultVariant } from '#variants/default/default.ts';
import type { TestDatabase } from './test-database.ts';

/** A book that came in as files, with its figures up to a day. */
export interface ImportedBook {
  /** Asks about a portfolio, named by its external id, as the system. */
  readonly ask: <Answer>(
    about: { readonly portfolio: string; readonly asOf: IsoDate; readonly query?: ReportQuery },
    work: (provider: ReportingProvider, subject: ReportSubject) => Promise<Answer>,
  ) => Promise<Answer>;
  readonly read: <Answer>(work: (snapshot: Queries) => Promise<Answer>) => Promise<Answer>;
}

/** Takes the files through the importer and computes the figures: the way of every ledger. */
export async function importedBook(
  database: TestDatabase,
  files: readonly ImportFile[],
  { through, confirmed = [] }: { readonly through: IsoDate; readonly confirmed?: readonly Confirmation[] },
): Promise<ImportedBook> {
  const result = await importSource(database.as(system('import')), sourceOfFiles('golden', files), { dryRun: false, confirmed });
  if (result.kind !== 'imported') throw new Error(`The import was refused: ${JSON.stringify(result)}`);
  await refreshFigures(database, { through, settlement: 'cash' });
  const read: ImportedBook['read'] = (work) => database.as(system('test')).read(work);
  return {
    read,
    ask: ({ portfolio: externalId, asOf, query = {} }, work) =>
      read(async (snapshot) => work(ledger(snapshot), await subjectOf(snapshot, externalId, { asOf, query }))),
  };
}

async function subjectOf(snapshot: Queries, externalId: string, rest: Pick<ReportSubject, 'asOf' | 'query'>): Promise<ReportSubject> {
  const { rows } = await snapshot.connection.query<{ id: string }>('select id from portfolios where external_id = $1', [externalId]);
  const portfolio = await snapshot.portfolios.find(rows[0]?.id ?? '');
  const account = portfolio && (await snapshot.accounts.find(portfolio.accountId));
  const [portal] = await snapshot.portals.visible();
  if (!portfolio || !account || !portal) throw new Error(`There is no portfolio ${externalId}.`);
  return { variant: defaultVariant, portal, account, portfolio, portfolios: [portfolio], defaultDay: rest.asOf, ...rest };
}
