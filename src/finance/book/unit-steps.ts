import { type Decimal, zero } from '../decimal.ts';

/** Quantity held of one thing, by the day from which it holds: units of an instrument, or the balance of cash (`instrumentId` null). */
export class UnitSteps {
  readonly instrumentId: string | null;
  /** Currency of the instrument, or of the cash. */
  readonly currency: string;
  /** The days on which it changed, ascending, each with the units at its end beside it. */
  readonly days: number[] = [];
  readonly amounts: number[] = [];
  /** Exactly, at the end of the last day so far. */
  units: Decimal = zero;

  constructor(instrumentId: string | null, currency: string) {
    this.instrumentId = instrumentId;
    this.currency = currency;
  }

  change(day: number, units: Decimal): void {
    this.units = units;
    const last = this.days.length - 1;
    if (last >= 0 && (this.days[last] ?? 0) >= day) this.amounts[last] = units.toNumber();
    else {
      this.days.push(day);
      this.amounts.push(units.toNumber());
    }
  }
}
