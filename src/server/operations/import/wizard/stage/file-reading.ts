import type { Conversion } from '#domain/import/convert/converted-row.ts';
import { correctedCells } from '#domain/import/convert/correction.ts';
import { RowConverter } from '#domain/import/convert/convert-rows.ts';
import { detectShapes } from '#domain/import/layouts/detect-layout.ts';
import { RowJoiner } from '#domain/import/convert/row-joiner.ts';
import type { CsvRows } from '../../read/csv-reader.ts';
import type { BrokerFile } from './broker-rows.ts';

/** So many lines are looked at before a file is read, for how it writes dates and numbers. */
const sampleRows = 2000;

/** A file while it is read: its first lines wait until they show how it writes dates and numbers, its rows until none later belongs to them. */
export class FileReading {
  readonly #file: BrokerFile;
  readonly #joiner: RowJoiner | null;
  #converter: RowConverter | null = null;
  #waiting: CsvRows = { rows: [], lines: [] };

  constructor(file: BrokerFile) {
    this.#file = file;
    this.#joiner = file.layout.joinsRows ? new RowJoiner() : null;
  }

  converter(): RowConverter {
    return (this.#converter ??= converterOf(this.#file, this.#waiting));
  }

  take(piece: CsvRows): Conversion[] {
    this.#waiting = joined(this.#waiting, piece);
    if (!this.#converter && this.#waiting.rows.length < sampleRows) return [];
    const conversions = this.#converted();
    return this.#joiner?.take(conversions) ?? conversions;
  }

  end(): Conversion[] {
    const conversions = this.#converted();
    return this.#joiner ? [...this.#joiner.take(conversions), ...this.#joiner.end()] : conversions;
  }

  #converted(): Conversion[] {
    const converter = this.converter();
    const { rows, lines } = this.#waiting;
    this.#waiting = { rows: [], lines: [] };
    return rows.flatMap((cells, index) => {
      const line = lines[index] ?? 0;
      const corrections = this.#file.corrections.get(line);
      return converter.take(corrections ? correctedCells(cells, corrections) : cells, line);
    });
  }
}

function converterOf({ layout, timeZone, century, portfolio }: BrokerFile, { rows }: CsvRows): RowConverter {
  return new RowConverter({
    layout,
    shapes: detectShapes(layout, rows.slice(0, sampleRows)),
    currency: portfolio.currency,
    timeZone,
    century,
  });
}

function joined(first: CsvRows, second: CsvRows): CsvRows {
  if (first.rows.length === 0) return second;
  return { rows: [...first.rows, ...second.rows], lines: [...first.lines, ...second.lines] };
}
