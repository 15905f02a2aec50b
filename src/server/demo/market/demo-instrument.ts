import { textTable } from '../text-table.ts';
import type { IsoDate } from '#finance/iso-date.ts';

/** A fictional security: what the import says of it, and how the generator moves its price. */
export interface DemoInstrument {
  readonly symbol: string;
  readonly name: string;
  readonly type: string;
  readonly assetClass: string;
  readonly currency: string;
  /** 'GBX' for prices in pence, else ''. */
  readonly quoteUnit: string;
  readonly sector: string;
  readonly region: string;
  readonly strategy: string;
  readonly subStrategy: string;
  /** Yearly charges inside the fund, a fraction. */
  readonly ter: number;
  /** The price's exposure to the movement of each factor. */
  readonly exposures: readonly { readonly factor: string; readonly weight: number }[];
  /** Yearly volatility of its own, a fraction. */
  readonly ownVolatility: number;
  /** Yearly growth above its factors, a fraction. */
  readonly alpha: number;
  /** Price on the first day, in the quote unit. */
  readonly startPrice: number;
  /** The payout: an annual fraction of the price, in these months (1 to 12). */
  readonly payout: { readonly yield: number; readonly months: readonly number[] };
  readonly traits: InstrumentTraits;
}

/** The optional traits of a security. */
export interface InstrumentTraits {
  readonly from?: IsoDate;
  /** The last price is so many open days old. */
  readonly staleDays?: number;
  readonly split?: { readonly date: IsoDate; readonly ratio: number };
  /** The price of a day is published as so many times what it was: a slip of the publisher. */
  readonly misquoted?: { readonly date: IsoDate; readonly factor: number };
  readonly coupon?: number;
  readonly maturity?: IsoDate;
  /** A bond's spread over the government yield in its currency, an annual fraction. */
  readonly spread?: number;
  /** Yearly growth of a property between its valuations; it is priced on these days only. */
  readonly growth?: number;
  readonly valuedOn?: readonly { readonly date: IsoDate; readonly price: number }[];
}

/** Reads a table of securities (columns: the names used below). Empty numbers are 0. */
export function instrumentTable(written: string): DemoInstrument[] {
  return textTable(written).map((row) => ({
    symbol: row('symbol'),
    name: row('name'),
    type: row('type'),
    assetClass: row('class'),
    currency: row('ccy').replace('GBX', 'GBP'),
    quoteUnit: row('ccy') === 'GBX' ? 'GBX' : '',
    sector: row('sector'),
    region: row('region'),
    strategy: row('strategy'),
    subStrategy: row('share class'),
    ter: Number(row('ter')),
    exposures: pairsOf(row('moves with')).map(([factor, weight]) => ({ factor, weight: Number(weight) })),
    ownVolatility: Number(row('own')),
    alpha: Number(row('alpha')),
    startPrice: Number(row('start')),
    payout: payoutOf(row('pays')),
    traits: traitsOf(new Map(pairsOf(row('traits')))),
  }));
}

/** Words in pairs: 'world 0.9 us 0.1' gives world → 0.9 and us → 0.1. */
function pairsOf(written: string): [string, string][] {
  const words = written.split(/\s+/).filter((word) => word !== '');
  return words.flatMap((word, index) => (index % 2 === 0 ? [[word, words[index + 1] ?? ''] satisfies [string, string]] : []));
}

/** '0.034 5,11' is 3.4 % a year in May and November. */
function payoutOf(written: string): DemoInstrument['payout'] {
  const [fraction = '0', months = ''] = written.split(' ');
  return { yield: Number(fraction), months: months === '' ? [] : months.split(',').map(Number) };
}

function traitsOf(written: ReadonlyMap<string, string>): InstrumentTraits {
  const date = (name: string) => written.get(name);
  const number = (name: string) => (written.has(name) ? Number(written.get(name)) : undefined);
  const split = dated(written.get('split'))[0];
  const misquoted = dated(written.get('misquoted'))[0];
  const valuedOn = dated(written.get('valued'));
  return definedOf({
    from: date('from'),
    staleDays: number('stale'),
    split: split && { date: split.date, ratio: split.price },
    misquoted: misquoted && { date: misquoted.date, factor: misquoted.price },
    coupon: number('coupon'),
    maturity: date('maturity'),
    spread: number('spread'),
    growth: number('growth'),
    valuedOn: valuedOn.length > 0 ? valuedOn : undefined,
  });
}

/** '2021-06-14=5,2022-01-03=7' as dates with numbers. */
function dated(written = ''): { date: IsoDate; price: number }[] {
  const parts = written.split(',').filter((part) => part !== '');
  return parts.map((part) => ({ date: part.slice(0, 10), price: Number(part.slice(11)) }));
}

type Defined<Shape> = { [Key in keyof Shape]?: Exclude<Shape[Key], undefined> };

function definedOf<Shape extends object>(shape: Shape): Defined<Shape> {
  return Object.fromEntries(Object.entries(shape).filter(([, value]) => value !== undefined)) as Defined<Shape>;
}
