import { system } from '#domain/actor.ts';
import type { ImportFile, ImportFileName } from '#server/operations/import/format/import-file.ts';
import { importSource, type ImportOptions, type ImportResult } from '#server/operations/import/import-source.ts';
import type { Problem } from '#server/operations/import/check/problem.ts';
import { sourceOfFiles } from '#server/operations/import/read/source-file.ts';
import type { TestDatabase } from './test-database.ts';

/** Files as they would be written, without quotes; lines may be indented. */
export type Folder = Partial<Record<ImportFileName, string>>;

/** A small house: a benchmark, an account with two portfolios, one in pounds and one with a dollar share. */
export const smallFolder: Folder = {
  'instruments.csv': `symbol,name,type,assetClass,currency,quoteUnit
    VOD,Vodafone,Stock,Equities,GBP,GBX
    AAPL,Apple,Stock,Equities,USD,
    IDX,Index,Index,Equities,GBP,`,
  'prices.csv': `symbol,date,close
    VOD,2020-01-01,100
    VOD,2020-02-03,110
    AAPL,2020-01-02,50
    IDX,2020-01-01,1000`,
  'fx.csv': `Date,USD,GBP
    2020-01-01,1.1,0.85
    2020-01-02,1.2,`,
  'benchmarks.csv': `name,symbol,weight
    World,IDX,1`,
  'users.csv': `email,name,role
    Ada@firm.example,Ada,advisor
    ivy@home.example,Ivy,investor`,
  'accounts.csv': `externalId,name,email,portal,advisors,groups,currency
    A-1,Ivy,ivy@home.example,Main,ada@firm.example,family;london,GBP`,
  'portfolios.csv': `externalId,account,name,type,currency,benchmark
    P-1,A-1,Ivy GIA,GIA,GBP,World
    P-2,A-1,Ivy ISA,ISA,GBP,`,
  'transactions.csv': `id,portfolio,date,type,symbol,units,price,amount,currency
    1,P-1,2020-01-01,Contribution,,,,1000,GBP
    2,P-1,2020-01-02,Purchase,VOD,100,100,-100,GBP
    3,P-1,2020-03-02,Sale,VOD,40,110,44,GBP
    4,P-2,2020-01-15,Contribution,,,,500,GBP
    5,P-2,2020-01-16,Purchase,AAPL,2,50,-84,GBP`,
};

export function filesOf(folder: Folder): ImportFile[] {
  return Object.entries(folder).map(([name, text]) => {
    const [columns = [], ...rows] = text.split('\n').map((line) => line.trim().split(','));
    return { name: name as ImportFileName, columns, rows };
  });
}

/** Imports a folder as the source `house`. */
export function importFolder(db: TestDatabase, folder: Folder, options: Partial<ImportOptions> = {}): Promise<ImportResult> {
  const source = sourceOfFiles('house', filesOf(folder));
  return importSource(db.as(system('import')), source, { dryRun: false, ...options });
}

/** Nothing in it that an import writes. Rows are deleted, which is faster than new files for each of the tables; most tables never had any. */
export async function emptied(db: TestDatabase): Promise<void> {
  await db.owner.query(`do $$
    declare emptied name;
    begin
      set local session_replication_role = replica; -- no triggers: each table is emptied itself
      for emptied in
        with recursive reached as (
          select unnest('{portals,organisations,users,instruments,benchmarks,models,exchange_rates,import_runs}'::regclass[]) as id
          union select conrelid from pg_constraint join reached on confrelid = reached.id where contype = 'f')
        select id::regclass from reached where pg_relation_size(id) > 0
      loop
        execute 'delete from ' || emptied;
      end loop;
    end $$`);
}

/** Returns the errors that stop an import and its warnings, each as `file:line column found | expected`. */
export function told(result: ImportResult): { readonly refused: string[]; readonly warned: string[] } {
  return { refused: result.kind === 'refused' ? result.problems.map(asLine) : [], warned: result.warnings.listed.map(asLine) };
}

function asLine({ file, line, column, found, expected }: Problem): string {
  return `${file}:${line ?? ''} ${column ?? ''} ${found} | ${expected}`;
}
