import { type Decimal, decimal, sum, zero } from '#finance/decimal.ts';
import { kindPhrase, type MappedMeaning } from './kind-words.ts';
import type { CostBases, CostBasis, MappedColumn, Mapping } from './mapping.ts';
import { readNumberOf } from '../read/read-number.ts';

type Numbers = Readonly<Record<'amount' | 'units' | 'price' | 'charges' | 'tax' | 'accrued', Decimal>>;

/** Half of the smallest unit of most currencies, and of a price that is written with fewer digits than it has. */
const rounding = decimal('0.005');

/**
 * Decides from all rows whether amounts have charges and tax in them already: units times price are compared with the amount both ways, to the
 * smallest unit. `unknown` where the file has such costs and no row decides; nothing is said of costs that it does not have.
 */
export function guessCosts(mapping: Mapping, rows: readonly (readonly string[])[], names: readonly string[]): CostBases {
  const { columns } = mapping;
  if (columns.amount === undefined && columns.received === undefined) return {};
  const read = reader(mapping, names);
  const traded = rows.flatMap((cells) => {
    const meaning = read.meaning(cells);
    return meaning === 'Purchase' || meaning === 'Sale' ? [{ numbers: read.numbers(cells), isSale: meaning === 'Sale' }] : [];
  });
  const income = rows.filter((cells) => ['Dividend', 'Interest', 'reinvestment'].includes(read.meaning(cells) ?? '')).map(read.numbers);
  const charges = basisOf(traded, 'charges');
  const tax = basisOf(traded, 'tax');
  const incomeTax = income.some((numbers) => !numbers.tax.isZero()) ? incomeBasis(income) : null;
  return { ...(charges && { charges }), ...(tax && { tax }), ...(incomeTax && { incomeTax }) };
}

interface TradedRow {
  readonly numbers: Numbers;
  readonly isSale: boolean;
}

function basisOf(traded: readonly TradedRow[], cost: 'charges' | 'tax'): CostBasis | 'unknown' | null {
  const costly = traded.filter(({ numbers }) => !numbers[cost].isZero());
  if (costly.length === 0) return null;
  const votes = new Set(costly.flatMap((row) => basisIn(row, cost) ?? []));
  const [only] = votes;
  return votes.size === 1 && only ? only : 'unknown';
}

/** Returns what one trade shows: whether its amount is units times price with these costs or without them; `null` if unclear. */
function basisIn({ numbers, isSale }: TradedRow, cost: 'charges' | 'tax'): CostBasis | null {
  const { amount, units, price, charges, tax, accrued } = numbers;
  const gross = units.abs().times(price).plus(accrued.abs());
  if (gross.isZero()) return null;
  const isWith = (costs: readonly Decimal[]) => {
    const all = sum(costs.map((each) => each.abs()));
    return isNear(amount.abs(), isSale ? gross.minus(all) : gross.plus(all), numbers);
  };
  const other = cost === 'charges' ? tax : charges;
  const isInside = isWith([charges, tax]) || (!other.isZero() && isWith([cost === 'charges' ? charges : tax]));
  const isOutside = isWith([]) || (!other.isZero() && isWith([other]));
  return isInside === isOutside ? null : isInside ? 'inside' : 'outside';
}

/** To the smallest unit, and to what the last digit of the price leaves open. */
function isNear(amount: Decimal, computed: Decimal, { units, price }: Numbers): boolean {
  const digits = (price.toString().split('.')[1] ?? '').length;
  const open = digits > 2 ? units.abs().times(decimal(`0.${'0'.repeat(digits)}5`)) : zero;
  return amount.minus(computed).abs().cmp(rounding.plus(open)) <= 0;
}

/** Units times a rate per unit tell the gross; without them no row does. */
function incomeBasis(income: readonly Numbers[]): CostBasis | 'unknown' {
  const votes = new Set(
    income.flatMap((numbers): CostBasis[] => {
      const { amount, units, price, tax } = numbers;
      if (tax.isZero() || units.isZero() || price.isZero()) return [];
      const gross = units.abs().times(price);
      if (isNear(amount.abs(), gross, numbers)) return ['outside'];
      return isNear(amount.abs(), gross.minus(tax.abs()), numbers) ? ['inside'] : [];
    }),
  );
  const [only] = votes;
  return votes.size === 1 && only ? only : 'unknown';
}

function reader({ columns, words, numbers: shape, prose, text: elsewhere, pricesInPence }: Mapping, names: readonly string[]) {
  const at = (column: MappedColumn) => names.indexOf(columns[column] ?? '\0');
  const meanings = new Map<string, MappedMeaning>(words.map(({ word, meaning }) => [word, meaning]));
  const cell = (cells: readonly string[], column: MappedColumn) => (cells[at(column)] ?? '').trim();
  const number = (text: string) => {
    const read = readNumberOf(text, shape);
    return read === null ? zero : decimal(read);
  };
  const textAt = elsewhere === undefined ? at('type') : names.indexOf(elsewhere);
  const inText = (cells: readonly string[], pattern: RegExp) => number(pattern.exec((cells[textAt] ?? '').slice(0, 200))?.[1] ?? '');
  return {
    meaning: (cells: readonly string[]) => {
      const text = cell(cells, 'type');
      return meanings.get(prose && elsewhere === undefined ? kindPhrase(text) : text) ?? null;
    },
    numbers: (cells: readonly string[]): Numbers => {
      const of = (column: MappedColumn) => number(cell(cells, column));
      const price = columns.price === undefined && prose === 'trades' ? inText(cells, /@\s*([\d.,']*\d)/) : of('price');
      return {
        amount: columns.amount === undefined ? of('received').abs().minus(of('paid').abs()) : of('amount'),
        units: columns.units === undefined && prose === 'trades' ? inText(cells, /([\d.,']*\d)(?:\/[\d.,]+)?\s*@/) : of('units'),
        price: pricesInPence ? price.times(decimal('0.01')) : price,
        charges: of('charges').abs().plus(of('moreCharges').abs()),
        tax: of('tax'),
        accrued: of('accrued'),
      };
    },
  };
}
