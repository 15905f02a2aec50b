import type { Conversion } from './converted-row.ts';
import { joinRows } from './join-rows.ts';

/** So many rows are looked at together. In a longer file those of a day stay together, as far as the file has them one after the other. */
const maxTogether = 4000;

/** Joins the rows of a file that comes in pieces. */
export class RowJoiner {
  #waiting: Conversion[] = [];

  /** Takes the next rows of the file, and returns those that no later row belongs to any more. */
  take(conversions: readonly Conversion[]): Conversion[] {
    this.#waiting.push(...conversions);
    if (this.#waiting.length < maxTogether) return [];
    const last = dayOf(this.#waiting.at(-1));
    const cut = this.#waiting.findLastIndex((each) => dayOf(each) !== null && dayOf(each) !== last) + 1;
    const isOneDay = cut === 0 || this.#waiting.length - cut > maxTogether;
    return joinRows(this.#waiting.splice(0, isOneDay ? this.#waiting.length : cut));
  }

  end(): Conversion[] {
    return joinRows(this.#waiting.splice(0));
  }
}

function dayOf(conversion: Conversion | undefined): string | null {
  return conversion && 'row' in conversion ? (conversion.row.date ?? null) : null;
}
