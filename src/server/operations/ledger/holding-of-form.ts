import type { HoldingKind } from '#collections/holding-fields.ts';
import type { Entry } from '#contracts/ledger/entry.ts';
import { getMajorUnit } from '#finance/currency.ts';
import { decimal } from '#finance/decimal.ts';
import type { IsoDate } from '#finance/iso-date.ts';
import type { AssetClass, InstrumentType } from '#finance/ledger/ledger.ts';
import type { PricePoint } from '../../db/queries/market/prices.ts';
import type { AddingHolding, NewSecurity } from './add-holding.ts';
import { blankEntry } from './blank-entry.ts';
import type { EntryAnswers } from './entry-of-form.ts';
import type { Keeping } from './update-holding.ts';

/** The specified words for asset classes, in ours. */
const assetClasses: Readonly<Record<string, AssetClass>> = {
  Equity: 'Equities',
  'Fixed income': 'Fixed Interest',
  Crypto: 'Alternatives',
  Other: 'Other',
};

/**
 * Converts the form of a holding to a ledger entry. A bought security becomes a purchase of its units at their price; a property is owned
 * already and comes in whole, at the price paid for it.
 */
export function holdingOfForm(kind: HoldingKind, answers: EntryAnswers): Pick<AddingHolding, 'security' | 'entry'> {
  const text = (id: string) => (typeof answers[id] === 'string' ? answers[id] : null);
  const day = text('day') as IsoDate;
  const common = { ...blankEntry, day, currency: getMajorUnit(text('currency') ?? '').currency };
  if (kind === 'property') return { security: propertyOf(answers, text), entry: { ...common, ...broughtIn(day, text) } };
  const [units, price, symbol] = [text('units'), text('purchaseValue'), text('symbol')];
  const entry: Entry = { ...common, type: 'Purchase', symbol, units, price, charges: text('charges'), tax: text('tax') };
  return { security: kind === 'listed' ? null : securityOf(kind, text, { day, price: price ?? '0' }), entry };
}

type Text = (id: string) => string | null;

function broughtIn(day: IsoDate, text: Text) {
  return { type: 'TransferIn', symbol: null, units: '1', cost: text('purchaseValue'), acquired: day } as const;
}

function securityOf(kind: 'security' | 'fund', text: Text, point: { readonly day: IsoDate; readonly price: string }): NewSecurity {
  return {
    symbol: text('symbol'),
    name: text('name') ?? '',
    type: kind === 'fund' ? 'Fund' : (text('type') as InstrumentType),
    assetClass: assetClasses[text('assetClass') ?? ''] ?? 'Other',
    ...quotedIn(text('currency') ?? ''),
    region: text('region'),
    annualGrowth: null,
    prices: /[1-9]/.test(point.price) ? [point] : [],
  };
}

function propertyOf(answers: EntryAnswers, text: Text): NewSecurity {
  return {
    symbol: null,
    name: text('name') ?? '',
    type: 'Property',
    assetClass: 'Property',
    ...quotedIn(text('currency') ?? ''),
    region: text('region'),
    annualGrowth: growthOf(text),
    prices: pointsOf(answers),
  };
}

/** The currency of what is quoted in a unit, and that unit where it is another. */
function quotedIn(unit: string): Pick<NewSecurity, 'currency' | 'quoteUnit'> {
  const { currency } = getMajorUnit(unit);
  return { currency, quoteUnit: currency === unit ? null : unit };
}

/** The values of the form that corrects a holding. */
export function parseHoldingForm(answers: EntryAnswers): Pick<Keeping, 'facts' | 'reason'> {
  const text = (id: string) => (typeof answers[id] === 'string' ? answers[id] : null);
  const facts = { name: text('name') ?? '', region: text('region'), annualGrowth: growthOf(text), points: pointsOf(answers) };
  return { facts, reason: text('reason') ?? '' };
}

function growthOf(text: Text): string | null {
  const growth = text('annualGrowth');
  return growth === null ? null : decimal(growth).times(decimal('0.01')).toString();
}

/** The oldest first. */
function pointsOf({ pricePoints }: EntryAnswers): PricePoint[] {
  const points = Array.isArray(pricePoints) ? (pricePoints as readonly string[]) : [];
  return points.toSorted().map((point) => {
    const [day = '', price = ''] = point.split(' ');
    return { day, price };
  });
}
