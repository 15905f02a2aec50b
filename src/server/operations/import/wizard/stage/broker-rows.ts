import type { RowSummary, ShortYears } from '#contracts/imports.ts';
import type { Conversion, ConvertedRow } from '#domain/import/convert/converted-row.ts';
import type { CheckedBalances } from '#domain/import/convert/balance-check.ts';
import type { Correction } from '#domain/import/convert/correction.ts';
import { maxRowsKept } from '#domain/import/file-import.ts';
import type { Layout } from '#domain/import/layouts/layout.ts';
import { rowNumber } from '#domain/import/convert/row-number.ts';
import type { Century } from '#domain/import/read/read-day.ts';
import type { RowProblem } from '#domain/import/row-problem.ts';
import { securityKey } from '#domain/import/convert/security-key.ts';
import { getMajorUnit } from '#finance/currency.ts';
import type { CsvRows } from '../../read/csv-reader.ts';
import { type RowBatch, type SourceFile, UnreadableFile } from '../../read/source-file.ts';
import { pieceBytes } from '../../read/stored-content.ts';
import { FileReading } from './file-reading.ts';
import { listLeftOutProblems, getSecurityName, summariseRow } from './row-summary.ts';
import { stagedCells, stagedColumns } from './staged-cells.ts';
import type { MatchedSecurity, NamedSecurity } from './match-securities.ts';

/** A file of the import with what says how to read it, and whose it is. */
export interface BrokerFile {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly layout: Layout;
  /** The firm's, in which stamps with a zone get their day. */
  readonly timeZone: string;
  /** The century of its two-digit years, once a user has chosen it. */
  readonly century?: Century | undefined;
  /** By their lines. */
  readonly corrections: ReadonlyMap<number, readonly Correction[]>;
  readonly portfolio: PortfolioOfRows;
  /** The portfolio of each account that the file names, `null` where no user has chosen one. Absent if the file names no accounts. */
  readonly accounts?: ReadonlyMap<string, PortfolioOfRows | null> | undefined;
  readonly open: () => AsyncIterable<CsvRows>;
}

/** The portfolio that rows go into. */
export interface PortfolioOfRows {
  readonly id: string;
  readonly accountId: string;
  readonly currency: string;
}

/** A row that does not go into the ledger as it is. */
export interface KeptRow {
  readonly row: number;
  readonly portfolioId: string;
  readonly accountId: string;
  readonly verdict: 'error' | 'ignored';
  readonly said: RowSummary;
  readonly problems: readonly RowProblem[];
}

interface SeenSecurity extends NamedSecurity {
  rows: number;
  readonly match: MatchedSecurity | null;
}

/** Prices at which a new security was bought or sold, in its own currency, by day; of several trades of a day the last in the file. */
type TradedPrices = Map<string, string>;

type Match = (named: readonly NamedSecurity[]) => Promise<Map<number, MatchedSecurity>>;

const priceColumn = stagedColumns.indexOf('price');

/** The most prices that a new security takes from a file; no broker's file trades it on more days. */
const maxPricedDays = 5000;

/** No one holds so many; a column of something else, taken for names, has. */
const maxSecurities = 20_000;

/** The source of a portfolio's transactions from one broker: no other portfolio has it. */
export function sourceOf(layout: Pick<Layout, 'source'>, portfolio: Pick<PortfolioOfRows, 'id'>): string {
  return `${layout.source} ${portfolio.id}`;
}

/** The portfolio of a row: of its account where the file names one, otherwise of the file; `null` where no one has said which it is. */
function portfolioOf({ accounts, portfolio }: BrokerFile, { account }: Partial<ConvertedRow>): PortfolioOfRows | null {
  return accounts && account ? (accounts.get(account) ?? null) : portfolio;
}

/** The rows of all files as one transactions.csv, and what is told of them besides. */
export class BrokerRows {
  readonly #files: readonly BrokerFile[];
  readonly #match: Match;
  readonly #securities = new Map<string, SeenSecurity>();
  readonly #kept: KeptRow[] = [];
  /** By the symbols of new securities. */
  readonly traded = new Map<string, TradedPrices>();
  /** Portfolios with a row that could not be taken. */
  readonly faultyPortfolios = new Set<string>();
  /** Files whose years have two digits. */
  readonly shortYears: ShortYears[] = [];
  /** Balances as files state them. */
  readonly balances: (CheckedBalances & { readonly file: string })[] = [];
  /** The error at which a file became unreadable; none of that file is imported. */
  unreadable: UnreadableFile | null = null;
  readonly counts = { rows: 0, errors: 0, ignored: 0 };

  constructor(files: readonly BrokerFile[], match: Match) {
    this.#files = files;
    this.#match = match;
  }

  get securities(): readonly SeenSecurity[] {
    return [...this.#securities.values()];
  }

  get kept(): readonly KeptRow[] {
    return this.#kept;
  }

  asFile(): SourceFile {
    const size = this.#files.reduce((sum, file) => sum + file.size, 0);
    return { name: 'transactions.csv', size, open: async () => ({ columns: stagedColumns, batches: this.#batches() }) };
  }

  async *#batches(): AsyncGenerator<RowBatch> {
    try {
      for (const [at, file] of this.#files.entries()) yield* this.#batchesOf(file, at);
    } catch (error) {
      if (error instanceof UnreadableFile) this.unreadable = error;
      throw error;
    }
  }

  async *#batchesOf(file: BrokerFile, at: number): AsyncGenerator<RowBatch> {
    const before = this.#files.slice(0, at).reduce((sum, { size }) => sum + size, 0);
    const reading = new FileReading(file);
    let read = 0;
    for await (const piece of file.open()) {
      read = Math.min(read + pieceBytes, file.size);
      const conversions = reading.take(piece);
      if (conversions.length > 0) yield { ...(await this.#taken({ file, at }, conversions)), read: before + read };
    }
    yield { ...(await this.#taken({ file, at }, reading.end())), read: before + file.size };
    const { shortYear, balances, hasTable } = reading.converter();
    if (balances) this.balances.push({ file: file.name, ...balances });
    if (shortYear) this.shortYears.push({ file: file.id, name: file.name, days: shortYear });
    if (!hasTable) throw new NoTable(file.name);
  }

  async #taken(
    { file, at }: { readonly file: BrokerFile; readonly at: number },
    conversions: readonly Conversion[],
  ): Promise<Omit<RowBatch, 'read'>> {
    await this.#matchNew(file, conversions);
    const batch: { rows: string[][]; lines: number[] } = { rows: [], lines: [] };
    for (const conversion of conversions) {
      this.counts.rows += 1;
      const row = rowNumber(at, conversion.line, 'part' in conversion ? conversion.part : 0);
      const cells = this.#cellsOf(file, conversion, row);
      if (cells === null) continue;
      batch.rows.push(cells);
      batch.lines.push(row);
    }
    return batch;
  }

  /** Securities that no row named before: one question for all of a piece. */
  async #matchNew({ layout: { source } }: BrokerFile, conversions: readonly Conversion[]): Promise<void> {
    const named = new Map<string, NamedSecurity>();
    for (const conversion of conversions) {
      if (conversion.kind !== 'row' || !conversion.row.security) continue;
      const key = securityKey(conversion.row.security);
      const id = `${source}\n${key}`;
      if (!this.#securities.has(id) && !named.has(id))
        named.set(id, { source, key, names: conversion.row.security, currency: currencyOf(conversion.row) });
      if (this.#securities.size + named.size > maxSecurities)
        throw new UnreadableFile(`these files name more than ${maxSecurities} securities; is this column the right one?`, conversion.line);
    }
    if (named.size === 0) return;
    const matched = await this.#match([...named.values()]);
    [...named].forEach(([id, one], index) => this.#securities.set(id, { ...one, rows: 0, match: matched.get(index) ?? null }));
  }

  /** As a row of transactions.csv; `null` for one that is kept aside. */
  #cellsOf(file: BrokerFile, conversion: Conversion, row: number): string[] | null {
    if (conversion.kind === 'ignored') {
      this.counts.ignored += 1;
      this.#keep(file.portfolio, {
        row,
        verdict: 'ignored',
        said: { text: conversion.cells.filter(Boolean).join(', ').slice(0, 200) },
        problems: listLeftOutProblems(conversion),
      });
      return null;
    }
    if (conversion.kind === 'reversal') throw new Error('a reversal was not joined with its original');
    const portfolio = portfolioOf(file, conversion.row);
    const said = summariseRow(conversion.row);
    if (conversion.kind === 'faulty') {
      this.#fault(portfolio ?? file.portfolio, { row, said, problems: conversion.problems });
      return null;
    }
    const match = this.#matchOf(file, conversion.row);
    const problems = waitingFor(conversion.row, portfolio, match);
    if (portfolio === null || match === undefined || problems.length > 0) {
      this.#fault(portfolio ?? file.portfolio, { row, said, problems });
      return null;
    }
    const cells = stagedCells(conversion.row, { source: sourceOf(file.layout, portfolio), portfolio: portfolio.id, security: match });
    this.#noteTraded(match, conversion.row, cells[priceColumn] ?? '');
    return cells;
  }

  /** `null` of a row without a security, `undefined` where no one knows which it is. */
  #matchOf({ layout }: BrokerFile, { security }: ConvertedRow): MatchedSecurity | null | undefined {
    const seen = security && this.#securities.get(`${layout.source}\n${securityKey(security)}`);
    if (!seen) return null;
    seen.rows += 1;
    return seen.match ?? undefined;
  }

  #noteTraded(match: MatchedSecurity | null, { type, date }: ConvertedRow, price: string): void {
    if (match?.instrumentId !== null || (type !== 'Purchase' && type !== 'Sale') || !/[1-9]/.test(price)) return;
    const known = this.traded.get(match.symbol) ?? new Map<string, string>();
    this.traded.set(match.symbol, known);
    if (known.has(date) || known.size < maxPricedDays) known.set(date, price);
  }

  #fault(portfolio: PortfolioOfRows, row: Pick<KeptRow, 'row' | 'said' | 'problems'>): void {
    this.counts.errors += 1;
    this.faultyPortfolios.add(portfolio.id);
    this.#keep(portfolio, { ...row, verdict: 'error' });
  }

  #keep({ id, accountId }: PortfolioOfRows, row: Omit<KeptRow, 'portfolioId' | 'accountId'>): void {
    if (this.#kept.length < maxRowsKept) this.#kept.push({ ...row, portfolioId: id, accountId });
  }
}

/** Returns the choices still open before a row can be imported: the portfolio of its account, and our security for the one it names. */
function waitingFor(row: ConvertedRow, portfolio: PortfolioOfRows | null, match: MatchedSecurity | null | undefined): RowProblem[] {
  return [
    ...(portfolio === null ? [{ column: null, found: row.account ?? '', expected: 'known-account' } as const] : []),
    ...(match === undefined ? [{ column: null, found: getSecurityName(row) ?? '', expected: 'known-security' } as const] : []),
  ];
}

/** A file in which no line is the header of its layout. */
export class NoTable extends UnreadableFile {
  constructor(file: string) {
    super(file, null);
    this.name = 'NoTable';
  }
}

/** Returns the currency in which the security is most probably held. */
function currencyOf({ priceUnit, currency }: ConvertedRow): string {
  const major = getMajorUnit(priceUnit ?? currency).currency;
  return /^[A-Z]{3}$/.test(major) ? major : currency;
}
