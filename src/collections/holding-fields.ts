import { recordedCurrencies } from '#finance/currency.ts';
import type { Field, FieldOf } from '#forms/form.ts';

/** The kinds of holdings that can be added: securities on the firm's list, and new ones. */
export const holdingKinds = ['listed', 'security', 'fund', 'property'] as const;
export type HoldingKind = (typeof holdingKinds)[number];

const optional = { isOptional: true } as const;
const fine = { kind: 'decimal', places: 10 } as const;
const money = { kind: 'decimal', places: 4 } as const;

function among(values: readonly string[]) {
  return { kind: 'select', options: values.map((value) => ({ value })) } as const;
}

/** The first field of every form of a holding. It determines the others. */
export const holdingKindField = { ...among(holdingKinds), id: 'kind' } as const satisfies FieldOf<'select'>;

export const holdingAssetClasses = ['Equity', 'Fixed income', 'Other', 'Crypto'] as const;
export const securityTypes = ['Stock', 'ETF', 'Bond', 'Commodity', 'Crypto', 'Other'] as const;
export const securityRegions = ['Global', 'Europe', 'UK', 'Japan', 'United States', 'Frankfurt'] as const;

const currency: Field = { ...among(recordedCurrencies), id: 'currency' };
const name: Field = { kind: 'text', id: 'name', limit: 60 };
const code: Field = { kind: 'text', id: 'symbol', limit: 40 };
const region: Field = { ...among(securityRegions), id: 'region', ...optional };
const assetClass: Field = { ...among(holdingAssetClasses), id: 'assetClass' };
const growth: Field = { kind: 'decimal', id: 'annualGrowth', places: 2, sign: 'any', ...optional };
/** A valuation a quarter for fifteen years. */
const maxPoints = 60;
const bought: Field[] = [
  { kind: 'date', id: 'day' },
  { ...fine, id: 'units', sign: 'positive' },
  { ...fine, id: 'purchaseValue', sign: 'notNegative' },
  currency,
  { ...money, id: 'charges', sign: 'notNegative', ...optional },
  { ...money, id: 'tax', sign: 'notNegative', ...optional },
];

/** A new security names the unit that it is quoted in: pence are no currency, but a price may be in pence. */
const quoted = bought.map((field) => (field.id === 'currency' ? { ...among([...recordedCurrencies, 'GBX']), id: 'currency' } : field));

const asked: Readonly<Record<HoldingKind, readonly Field[]>> = {
  listed: [{ kind: 'security', id: 'symbol' }, ...bought],
  security: [code, name, { ...among(securityTypes), id: 'type' }, assetClass, region, ...quoted],
  fund: [code, name, assetClass, region, ...quoted],
  property: [
    name,
    { kind: 'date', id: 'day' },
    { ...money, id: 'purchaseValue', sign: 'positive' },
    currency,
    region,
    growth,
    { kind: 'points', id: 'pricePoints', limit: 12, ...optional },
  ],
};

/** The fields of a holding of a kind, and no others. */
export function holdingFields(kind: HoldingKind): readonly Field[] {
  return asked[kind];
}

/** The parts of a hand-recorded holding that can be corrected: a property with its value points, or a security that a person described; none of one from the firm's list. */
export const keptKinds = ['property', 'described', 'listed'] as const;
export type KeptKind = (typeof keptKinds)[number];

const described = [name, region] as const;
const kept: Readonly<Record<KeptKind, readonly Field[]>> = {
  property: [...described, growth, { kind: 'points', id: 'pricePoints', limit: maxPoints, ...optional }],
  described,
  listed: [],
};

/** The fields of a holding that is corrected: of what it is. Units and cost follow from its transactions. */
export function listHoldingFields(kind: KeptKind): readonly Field[] {
  return kept[kind];
}
