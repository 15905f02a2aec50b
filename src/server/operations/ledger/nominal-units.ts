import type { Entry } from '#contracts/ledger/entry.ts';
import { decimal } from '#finance/decimal.ts';
import type { Instrument } from '../../db/queries/market/instruments.ts';
import { EntryRefused } from './refused.ts';

/** As far as custodians write units. */
const places = 10;

/** Returns the nominal of one unit of a bond; null for other securities, or if it is not known. */
export function faceValueOf({ type, faceValue }: Pick<Instrument, 'type' | 'faceValue'>): string | null {
  return type === 'Bond' && faceValue !== null && decimal(faceValue).isPositive() ? decimal(faceValue).toString() : null;
}

/**
 * The entry in units, as the ledger has it: of a bond, nominal / face value.
 *
 * @throws EntryRefused where the security has no face value, or both are said
 */
export function inUnits({ nominal, ...entry }: Entry, instrument: Instrument | null): Entry {
  if (nominal === undefined) return entry;
  const faceValue = instrument && faceValueOf(instrument);
  if (!faceValue || entry.units !== null) throw new EntryRefused({ problems: { nominal: { code: 'option' } } });
  return { ...entry, units: decimal(nominal).div(decimal(faceValue)).rounded(places).toString() };
}

/** Units of a bond as nominal. */
export function nominalOf(units: string, faceValue: string): string {
  return decimal(units).times(decimal(faceValue)).toString();
}
