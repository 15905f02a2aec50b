import type { FileFormat } from '../format/column.ts';
import type { OpenFile, RowBatch } from '../read/source-file.ts';

export type WideFormat = NonNullable<FileFormat['wide']>;

/** Returns true if the file has a column for each symbol or currency instead of one value a row. */
export function isWide(columns: readonly string[], wide: WideFormat): boolean {
  return wide.always || (columns[0]?.toLowerCase() === 'date' && !columns.includes(wide.across));
}

/**
 * Turns a file with a column for each value of `across` into one of `[across, day, value]`, all rows with a value in it.
 * Blank and `N/A` mean that none was published. The columns named in `without` are left out.
 */
export function unpivotWideRows({ columns, batches }: OpenFile, wide: WideFormat, without: ReadonlySet<string>): OpenFile {
  const taken = columns.map((name, index) => ({ name, index })).filter(({ name, index }) => index > 0 && !without.has(name));
  async function* turned(): AsyncIterable<RowBatch> {
    for await (const { rows, lines, read } of batches) {
      const long: string[][] = [];
      const longLines: number[] = [];
      rows.forEach((row, at) => {
        if (row.length !== columns.length) return;
        for (const { name, index } of taken) {
          const value = row[index]?.trim() ?? '';
          if (value === '' || value === 'N/A') continue;
          long.push([name, row[0] ?? '', value]);
          longLines.push(lines[at] ?? 0);
        }
      });
      yield { rows: long, lines: longLines, read };
    }
  }
  return { columns: [wide.across, wide.day, wide.value], batches: turned() };
}
