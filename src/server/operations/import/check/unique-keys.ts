import { formats } from '../format/files.ts';
import { type ImportFileName, importFileNames } from '../format/import-file.ts';
import { quoted, stagingTable } from '../stage/staging-tables.ts';
import type { SetCheck } from './set-check.ts';

/** A key may stand only once in its file. */
export const uniqueKeyChecks: readonly SetCheck[] = importFileNames.map(uniqueKeyCheck);

function uniqueKeyCheck(file: ImportFileName): SetCheck {
  const { key } = formats[file];
  const columns = key.map(quoted).join(', ');
  const isWhole = key.map((name) => `${quoted(name)} is not null`).join(' and ');
  const table = stagingTable(file);
  // First the keys that are there twice, by hashing alone: nearly always there are none.
  return {
    file,
    column: key.join(', '),
    says: 'unique',
    leastRows: 2,
    sql: `
      select line, concat_ws(', ', ${columns}) as found, 'a unique key; line ' || first_line || ' has the same' as expected
      from (
        select s.line, ${columns}, min(s.line) over (partition by ${columns}) as first_line
        from ${table} s join (select ${columns} from ${table} where ${isWhole} group by ${columns} having count(*) > 1) twice using (${columns})
      ) as repeated
      where line > first_line`,
  };
}
