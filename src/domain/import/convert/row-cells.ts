import { type Decimal, decimal, sum, zero } from '#finance/decimal.ts';
import { columnAt, type Header } from '../layouts/header.ts';
import type { NumberSource, TextSource } from '../layouts/layout.ts';
import { isAmbiguous, type NumberShape, readNumberOf } from '../read/read-number.ts';
import type { RowProblem } from '../row-problem.ts';
import { formulaWithoutResult, isUnusable } from '../read/unusable-cell.ts';

interface Reading {
  readonly header: Pick<Header, 'cells' | 'currency'>;
  readonly numbers: NumberShape;
  /** Formats of columns that write numbers in a way of their own. */
  readonly columnNumbers?: ReadonlyMap<string, NumberShape | 'mixed'> | undefined;
  readonly blanks: ReadonlySet<string>;
}

type Money = Extract<NumberSource, { readonly money: string }>;
type Turned = Extract<NumberSource, { readonly size: unknown } | { readonly negative: unknown }>;
type Several = Extract<
  NumberSource,
  { readonly sum: unknown } | { readonly difference: unknown } | { readonly product: unknown } | { readonly quotient: unknown } | Money
>;

const wrapped = /^="(.*)"$/;
const controls = /\p{Cc}+/gu;
/** In characters; descriptions of brokers have fewer. */
const maxMatched = 300;

/** The cells of one row after the other, by the names of their columns. What cannot be read is kept in `problems`. */
export class RowCells {
  readonly #reading: Reading;
  readonly #columns = new Map<string, number>();
  readonly #patterns = new Map<string, RegExp>();
  #cells: readonly string[] = [];
  problems: RowProblem[] = [];
  /** Currency of the amount, to which other money is converted. */
  currency = '';

  constructor(reading: Reading) {
    this.#reading = reading;
  }

  next(cells: readonly string[]): void {
    this.#cells = cells;
    this.problems = [];
  }

  /** Trimmed, without the formula that some exports wrap text in; '' where blank or not there, and where the spreadsheet has no value, which is reported. */
  cell(column: string): string {
    let at = this.#columns.get(column);
    if (at === undefined) this.#columns.set(column, (at = columnAt(this.#reading.header, column)));
    const text = (this.#cells[at] ?? '').trim();
    if (this.#reading.blanks.has(text)) return '';
    if (isUnusable(text)) {
      this.report({ column, found: text, expected: text === formulaWithoutResult ? 'formula-result' : 'no-cell-error' });
      return '';
    }
    return wrapped.exec(text)?.[1] ?? text;
  }

  text(source: TextSource | undefined): string | null {
    if (source === undefined) return null;
    if (typeof source === 'string') return this.cell(source).replace(controls, ' ') || null;
    if (!('column' in source)) {
      for (const each of source) {
        const text = this.text(each);
        if (text !== null) return text;
      }
      return null;
    }
    return this.#pattern(source.pattern).exec(this.#matched(source.column))?.[1]?.trim() || null;
  }

  matches(column: string, pattern: string): boolean {
    return this.#pattern(pattern).test(this.#matched(column));
  }

  /** A number as text; of a column exactly as it stands there, else to ten places. */
  number(source: NumberSource | undefined): string | null {
    if (source === undefined) return null;
    if (typeof source === 'string') return this.#written(source, this.cell(source));
    return this.#computed(source)?.rounded(10).toString() ?? null;
  }

  report(problem: RowProblem): void {
    if (!this.problems.some(({ column }) => column === problem.column)) this.problems.push(problem);
  }

  #written(column: string, cell: string): string | null {
    if (cell === '') return null;
    const { numbers, columnNumbers } = this.#reading;
    const shape = columnNumbers?.get(column) ?? numbers;
    if (isAmbiguous(cell, shape)) {
      this.report({ column, found: cell, expected: 'clear-number' });
      return null;
    }
    const read = readNumberOf(cell, shape);
    if (read !== null && read.length <= 40) return read;
    this.report({ column, found: cell, expected: 'number', details: { example: numbers === 'point' ? '1,234.50' : '1.234,50' } });
    return null;
  }

  #computed(source: NumberSource): Decimal | null {
    if (typeof source === 'string') return asDecimal(this.number(source));
    if ('always' in source) return decimal(source.always);
    if ('column' in source) return asDecimal(this.#written(source.column, this.text(source) ?? ''));
    return 'size' in source || 'negative' in source ? this.#turned(source) : this.#ofSeveral(source);
  }

  #turned(source: Turned): Decimal | null {
    const value = this.#computed('size' in source ? source.size : source.negative);
    if (value === null) return null;
    return 'size' in source ? value.abs() : value.negated();
  }

  #ofSeveral(source: Several): Decimal | null {
    if ('sum' in source) return this.#sum(source.sum);
    if ('difference' in source) return this.#difference(source.difference);
    if ('product' in source) return this.#product(source.product);
    return 'quotient' in source ? this.#quotient(source.quotient) : this.#money(source);
  }

  #sum(terms: readonly NumberSource[]): Decimal | null {
    const found = terms.flatMap((term) => this.#computed(term) ?? []);
    return found.length === 0 ? null : sum(found);
  }

  #difference([from, less]: readonly [NumberSource, NumberSource]): Decimal | null {
    return this.#computed(from)?.minus(this.#computed(less) ?? zero) ?? null;
  }

  #product(factors: readonly NumberSource[]): Decimal | null {
    let product: Decimal | null = decimal(1);
    for (const factor of factors) {
      const value = this.#computed(factor);
      product = value && product ? product.times(value) : null;
    }
    return product;
  }

  #quotient([dividend, divisor]: readonly [NumberSource, NumberSource]): Decimal | null {
    const [part, whole] = [this.#computed(dividend), this.#computed(divisor)];
    return part === null || whole === null || whole.isZero() ? null : part.div(whole);
  }

  #money({ money, in: column, rate }: Money): Decimal | null {
    const value = asDecimal(this.number(money));
    if (value === null || value.isZero() || this.cell(column) === this.currency) return value;
    const divisor = this.#computed(rate);
    return divisor === null || divisor.isZero() ? null : value.div(divisor);
  }

  /** As much of a cell as patterns look at: over a whole megabyte some of them would take hours. */
  #matched(column: string): string {
    return this.cell(column).slice(0, maxMatched);
  }

  #pattern(pattern: string): RegExp {
    let compiled = this.#patterns.get(pattern);
    if (!compiled) this.#patterns.set(pattern, (compiled = new RegExp(pattern, 'u')));
    return compiled;
  }
}

function asDecimal(text: string | null): Decimal | null {
  return text === null ? null : decimal(text);
}
