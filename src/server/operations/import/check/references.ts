import type { Reference } from '../format/column.ts';
import { formats } from '../format/files.ts';
import { type ImportFileName, importFileNames } from '../format/import-file.ts';
import { quoted, stagingTable } from '../stage/staging-tables.ts';
import type { SetCheck } from './set-check.ts';

/** SQL that checks a reference, and the message if it fails. `$value` is the value. */
interface Referred {
  readonly isKnown: string;
  readonly expected: string;
}

const ambiguous = 'that only one portal uses; say which by its own file in this import';

const referred: Record<Reference, readonly Referred[]> = {
  instrument: [{ isKnown: 'exists (select from known_instruments where symbol = $value)', expected: 'the symbol of an instrument' }],
  benchmark: [{ isKnown: 'exists (select from known_benchmarks where name = $value)', expected: 'the name of a benchmark' }],
  model: [{ isKnown: 'exists (select from known_models where name = $value)', expected: 'the name of a model' }],
  advisor: [
    {
      isKnown: `coalesce((select role from staged_users where email = $value limit 1), (select role from users where lower(email) = $value))
        in ('advisor', 'admin')`,
      expected: 'the email address of an adviser',
    },
  ],
  account: [
    { isKnown: 'exists (select from known_accounts where external_id = $value)', expected: 'the externalId of an account' },
    {
      isKnown: 'not exists (select from known_accounts where external_id = $value and is_ambiguous)',
      expected: `the externalId of an account ${ambiguous}`,
    },
  ],
  portfolio: [
    { isKnown: 'exists (select from known_portfolios where external_id = $value)', expected: 'the externalId of a portfolio' },
    {
      isKnown: 'not exists (select from known_portfolios where external_id = $value and is_ambiguous)',
      expected: `the externalId of a portfolio ${ambiguous}`,
    },
  ],
};

/** Checks that each name in a row exists, in the import or before it. A name is reported once, at its first line. */
export const referenceChecks: readonly SetCheck[] = importFileNames.flatMap((file) =>
  Object.entries(formats[file].columns).flatMap(([column, { refersTo, kind }]) =>
    refersTo === undefined ? [] : [referenceCheck({ file, column, isList: kind === 'emails' }, referred[refersTo])],
  ),
);

function referenceCheck(
  { file, column, isList }: { file: ImportFileName; column: string; isList: boolean },
  rules: readonly Referred[],
): SetCheck {
  const value = isList ? `unnest(${quoted(column)})` : quoted(column);
  const complaints = rules.map(
    ({ isKnown, expected }) => `when not coalesce(${isKnown.replaceAll('$value', 'named.value')}, false) then '${expected}'`,
  );
  return {
    file,
    column,
    ofColumn: true,
    sql: `
      select line, case rows when 1 then value else value || ' (in ' || rows || ' lines)' end as found, expected
      from (
        select min(line) as line, value, count(*) as rows
        from (select line, ${value} as value from ${stagingTable(file)}) as named
        where value is not null
        group by value
      ) as named,
        lateral (select case ${complaints.join(' ')} end as expected) as judged
      where expected is not null`,
  };
}
