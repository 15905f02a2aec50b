import { type Decimal, decimal, zero } from '#finance/decimal.ts';
import type { ReadPosition } from './read-position.ts';
import { type HoldingKey, type Known, recognise, type RecognisedPosition, type UnrecognisedPosition } from './recognise.ts';
import type { RowOutcome, UnrecognisedReason } from './reconciliation.ts';

const withoutDecimals = new Set('BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'.split(' '));
const withThreeDecimals = new Set('BHD IQD JOD KWD LYD OMR TND'.split(' '));

/** A holding at the end of the day, according to the ledger. */
export interface LedgerPosition extends HoldingKey {
  /** `null` for an interest that counts no units. */
  readonly units: Decimal | null;
  /** Units moved by trades up to the day that settle after it: the custodian does not have them yet. */
  readonly unsettled: Decimal;
}

export interface Sides extends Omit<Known, 'isHeld'> {
  readonly stated: readonly ReadPosition[];
  readonly ledger: readonly LedgerPosition[];
}

/** Both sides of a holding. Numbers are digits with a point. */
export interface ReconciledRow {
  /** Line of the file; `null` for a position that only the ledger has. */
  readonly line: number | null;
  readonly account: string;
  readonly named: string;
  readonly portfolioId: string | null;
  readonly instrumentId: string | null;
  readonly currency: string | null;
  readonly outcome: RowOutcome;
  readonly why: UnrecognisedReason | null;
  readonly custodian: string | null;
  readonly ledger: string | null;
  /** The custodian's less the ledger's. */
  readonly difference: string | null;
  /** True if trades that had not settled by the day are exactly the difference. */
  readonly isUnsettled: boolean;
}

export interface Reconciled {
  readonly rows: readonly ReconciledRow[];
  /** True if the list has any cash; otherwise the ledger's is not compared. */
  readonly hasCash: boolean;
}

/**
 * Compares a custodian's list with the ledger at the end of its day.
 *
 * Only the portfolios that the list names are compared: of others nothing says that they are with this custodian. Rows of one holding are
 * added up. Units agree when they differ by no more than half of the last decimal that any row of the list has; a list of whole units is exact. Cash
 * agrees to the smallest unit of its currency.
 */
export function reconcile({ stated, ledger, portfolios, securities }: Sides): Reconciled {
  const ours = new Map(ledger.map((position) => [keyOf(position), position]));
  const isHeld = (portfolioId: string, instrumentId: string) => ours.has(keyOf({ portfolioId, instrumentId, currency: null }));
  const { positions, others } = recognise(stated, { portfolios, securities, isHeld });
  const tolerance = toleranceOf(stated);
  const hasCash = stated.some((row) => row.kind === 'stated' && row.position.security === null);
  const theirs = Map.groupBy(positions, keyOf);
  const accounts = new Map(positions.map(({ portfolioId, account }) => [portfolioId, account]));
  const missing = ledger.filter(
    (one) => accounts.has(one.portfolioId) && !theirs.has(keyOf(one)) && (hasCash || one.instrumentId !== null),
  );
  return {
    hasCash,
    rows: [
      ...[...theirs].map(([key, rows]) => comparedRow(rows, ours.get(key), tolerance)),
      ...missing.flatMap((position) => missingRow(position, accounts.get(position.portfolioId) ?? '', tolerance)),
      ...others.map((row) => unrecognisedRow(row)),
    ],
  };
}

function keyOf({ portfolioId, instrumentId, currency }: HoldingKey): string {
  return `${portfolioId} ${instrumentId ?? currency ?? ''}`;
}

/** Half of the last decimal that the list has of units; a zero at its end may have been lost in one row and not in all. */
function toleranceOf(stated: readonly ReadPosition[]): Decimal {
  let places = 0;
  for (const row of stated) {
    if (row.kind !== 'stated' || row.position.security === null) continue;
    const { units } = row.position;
    const point = units.indexOf('.');
    if (point >= 0) places = Math.max(places, units.length - point - 1);
  }
  return places === 0 ? zero : decimal(`0.${'0'.repeat(places)}5`);
}

function comparedRow(rows: readonly RecognisedPosition[], ours: LedgerPosition | undefined, tolerance: Decimal): ReconciledRow {
  const [first] = rows as readonly [RecognisedPosition, ...RecognisedPosition[]];
  if (ours?.units === null) return unrecognisedRow({ ...first, units: first.units.toString(), why: 'no-units' }, first);
  const whole = rows.reduce((sum, { units }) => sum.plus(units), zero);
  const held = ours?.units ?? zero;
  const custodian = inOurUnits(whole, held, first.faceValue);
  const difference = custodian.minus(held);
  const isAgreed = agrees(difference, { custodian, held, currency: first.currency, tolerance });
  return {
    ...placeOf(first),
    outcome: isAgreed ? 'agrees' : held.isZero() ? 'only-custodian' : custodian.isZero() ? 'only-ledger' : 'differs',
    why: null,
    custodian: custodian.toString(),
    ledger: held.toString(),
    difference: difference.toString(),
    isUnsettled: !isAgreed && isPending(difference, ours, { custodian, currency: first.currency, tolerance }),
  };
}

/** A custodian states bonds by their nominal more often than by units of their face value: the reading that is nearer to ours is meant. */
function inOurUnits(stated: Decimal, held: Decimal, faceValue: Decimal | null): Decimal {
  if (faceValue === null || faceValue.isZero()) return stated;
  const units = stated.div(faceValue);
  return units.minus(held).abs().cmp(stated.minus(held).abs()) < 0 ? units : stated;
}

interface Closeness {
  readonly custodian: Decimal;
  readonly held: Decimal;
  readonly currency: string | null;
  readonly tolerance: Decimal;
}

function agrees(difference: Decimal, { custodian, held, currency, tolerance }: Closeness): boolean {
  if (currency === null) return difference.abs().cmp(tolerance) <= 0;
  const places = currencyPlaces(currency);
  return custodian.rounded(places).cmp(held.rounded(places)) === 0;
}

/** The custodian has what the ledger has without the trades that settle later. */
function isPending(difference: Decimal, ours: LedgerPosition | undefined, closeness: Omit<Closeness, 'held'>): boolean {
  if (!ours || ours.units === null || ours.unsettled.isZero()) return false;
  return agrees(difference.plus(ours.unsettled), { ...closeness, held: ours.units.minus(ours.unsettled) });
}

function missingRow(position: LedgerPosition, account: string, tolerance: Decimal): readonly ReconciledRow[] {
  const { units, portfolioId, instrumentId, currency } = position;
  if (units === null || agrees(units, { custodian: zero, held: units, currency, tolerance })) return [];
  const difference = units.negated();
  return [
    {
      line: null,
      account,
      named: currency ?? '',
      portfolioId,
      instrumentId,
      currency,
      outcome: 'only-ledger',
      why: null,
      custodian: null,
      ledger: units.toString(),
      difference: difference.toString(),
      isUnsettled: isPending(difference, position, { custodian: zero, currency, tolerance }),
    },
  ];
}

function placeOf({ line, account, named, portfolioId, instrumentId, currency }: RecognisedPosition) {
  return { line, account, named, portfolioId, instrumentId, currency };
}

function unrecognisedRow({ line, account, named, units, why }: UnrecognisedPosition, place: HoldingKey | null = null): ReconciledRow {
  return {
    line,
    account,
    named,
    portfolioId: place?.portfolioId ?? null,
    instrumentId: place?.instrumentId ?? null,
    currency: place?.currency ?? null,
    outcome: 'not-recognised',
    why,
    custodian: units,
    ledger: null,
    difference: null,
    isUnsettled: false,
  };
}

/** Decimal places of the smallest unit of a currency: 2 for GBP, 0 for JPY. */
function currencyPlaces(currency: string): number {
  if (withoutDecimals.has(currency)) return 0;
  return withThreeDecimals.has(currency) ? 3 : 2;
}
