import type pg from 'pg';
import type { Expectation } from '#domain/import/row-problem.ts';
import type { TransactionType } from '#finance/ledger/ledger.ts';
import type { Confirmation } from './confirmation.ts';
import type { ImportFileName } from '../format/import-file.ts';
import { type Problems, problemsKept } from './problem.ts';

/** A rule over all rows of a file at once. `sql` selects `line`, `found` and `expected` of each problem. */
export interface SetCheck {
  readonly file: ImportFileName;
  readonly column: string;
  readonly sql: string;
  /** Findings are plausible but probably wrong: they block the import until a user confirms this. */
  readonly confirmedBy?: Confirmation;
  /** Types of transactions that it is about: without any of them an import does not run it. */
  readonly types?: readonly TransactionType[];
  /** It finds nothing where the file has not got its column, */
  readonly ofColumn?: true;
  /** nor before anything stands in the ledger. */
  readonly ofStored?: true;
  /** A condition in SQL that is quick to ask: without it, it finds nothing. */
  readonly onlyIf?: string;
  /** The rows that its file needs for it to find anything; 1 unless given. */
  readonly leastRows?: number;
  /** Another answer to the same question. */
  readonly deniedBy?: Confirmation;
  /** In one word, for pages that say it in their own language, */
  readonly says?: Expectation;
  /** and of what the sentence says of the row, by columns that `sql` selects besides: numbers with a point, days as they are stored. */
  readonly details?: readonly string[];
  /** Findings are warnings and block nothing. */
  readonly isWarning?: true;
}

/** The most warnings and questions listed for one rule: there may be one for every row. */
const doubtsListed = 20;

/** The collected findings of the rules, and the user's confirmations. */
export interface Findings {
  readonly problems: Problems;
  readonly warnings: Problems;
  /** Collects questions about single rows; without it questions are problems. */
  readonly questions?: Problems | undefined;
  readonly confirmed: ReadonlySet<Confirmation>;
}

interface FoundRow {
  readonly line: number;
  readonly found: string | null;
  readonly expected: string;
  readonly details: Readonly<Record<string, string | null>> | null;
  readonly total: string;
}

export async function runCheck(connection: pg.PoolClient, check: SetCheck, findings: Findings): Promise<void> {
  await runChecks(connection, [check], findings);
}

/** Runs rules one after the other, in one question to the database. */
export async function runChecks(connection: pg.PoolClient, checks: readonly SetCheck[], findings: Findings): Promise<void> {
  const asked = checks.filter((check) => !isAnswered(check, findings.confirmed));
  if (asked.length === 0) return;
  const answer: unknown = await connection.query(asked.map((check) => findingSql(check, findings)).join(';\n'));
  const answers = [answer].flat() as readonly pg.QueryResult<FoundRow>[];
  asked.forEach((check, index) => tell(check, answers[index]?.rows ?? [], findings));
}

/** Returns the rules whose condition holds, and those without one. To plan a rule takes longer than to ask all conditions. */
export async function withConditionMet(connection: pg.PoolClient, checks: readonly SetCheck[]): Promise<SetCheck[]> {
  const conditions = [...new Set(checks.flatMap(({ onlyIf }) => onlyIf ?? []))];
  if (conditions.length === 0) return [...checks];
  const { rows } = await connection.query<{ met: boolean[] }>(`select array[${conditions.map((sql) => `(${sql})`).join(',\n')}] as met`);
  const met = new Set(conditions.filter((_sql, index) => rows[0]?.met[index] === true));
  return checks.filter(({ onlyIf }) => onlyIf === undefined || met.has(onlyIf));
}

function findingSql(check: SetCheck, findings: Findings): string {
  const most = collectorOf(check, findings) === findings.questions ? problemsKept : maxListed(check);
  return `
    select line, found, expected, ${detailsSql(check.details)} as details, count(*) over () as total
      from (${check.sql}) as problem order by line limit ${most}`;
}

function tell(check: SetCheck, rows: readonly FoundRow[], findings: Findings): void {
  const { file, column, confirmedBy, deniedBy, says } = check;
  const into = collectorOf(check, findings);
  const ofRows = Number(rows[0]?.total ?? 0);
  const asked = { ...(confirmedBy && { confirmedBy }), ...(deniedBy && { deniedBy }), ...(ofRows > rows.length && { ofRows }) };
  const said = { file, column, ...asked, ...(says && { says }) };
  for (const row of rows) into.add({ ...said, ...told(row) });
  into.addOthers(ofRows - rows.length);
}

function collectorOf({ confirmedBy, isWarning }: SetCheck, { problems, warnings, questions }: Omit<Findings, 'confirmed'>): Problems {
  if (isWarning) return warnings;
  return confirmedBy ? (questions ?? problems) : problems;
}

function isAnswered({ confirmedBy, deniedBy }: SetCheck, confirmed: Findings['confirmed']): boolean {
  return [confirmedBy, deniedBy].some((each) => each !== undefined && confirmed.has(each));
}

function told({ line, found, expected, details }: FoundRow) {
  return { line, found: found ?? '', expected, ...(details && { details }) };
}

function detailsSql(names: readonly string[] = []): string {
  return names.length === 0 ? 'null' : `json_build_object(${names.map((name) => `'${name}', ${name}::text`).join(', ')})`;
}

function maxListed({ confirmedBy, isWarning }: SetCheck): number {
  return confirmedBy || isWarning ? doubtsListed : problemsKept;
}
