import { type Decimal, decimal } from '#finance/decimal.ts';
import type { ReadPosition, StatedPosition, StatedSecurity } from './read-position.ts';
import { namedAs } from './read-position.ts';
import type { UnrecognisedReason } from './reconciliation.ts';

export interface KnownPortfolio {
  readonly id: string;
  readonly externalId: string;
}

export interface KnownSecurity {
  readonly id: string;
  readonly symbol: string;
  readonly isin: string | null;
  readonly sedol: string | null;
  readonly currency: string;
  /** Nominal value of one unit of a bond. */
  readonly faceValue: string | null;
}

/** Key of a holding on either side of a portfolio: a security, or cash of a currency. */
export interface HoldingKey {
  readonly portfolioId: string;
  /** `null` for cash. */
  readonly instrumentId: string | null;
  /** The currency of cash. */
  readonly currency: string | null;
}

export interface RecognisedPosition extends HoldingKey {
  readonly line: number;
  readonly account: string;
  readonly named: string;
  readonly units: Decimal;
  readonly faceValue: Decimal | null;
}

export interface UnrecognisedPosition {
  readonly line: number;
  readonly account: string;
  readonly named: string;
  readonly units: string | null;
  readonly why: UnrecognisedReason;
}

export interface Known {
  readonly portfolios: readonly KnownPortfolio[];
  readonly securities: readonly KnownSecurity[];
  /** Returns true if a portfolio's ledger has a security: decides between several with one ISIN. */
  readonly isHeld: (portfolioId: string, instrumentId: string) => boolean;
}

interface Recognised {
  readonly positions: readonly RecognisedPosition[];
  readonly others: readonly UnrecognisedPosition[];
}

/** Matches each row of a list to its portfolio and security. Accounts are the external IDs of portfolios, case-insensitive. */
export function recognise(rows: readonly ReadPosition[], known: Known): Recognised {
  const portfolios = Map.groupBy(known.portfolios, ({ externalId }) => foldedAccount(externalId));
  const find = securityFinder(known);
  const positions: RecognisedPosition[] = [];
  const others: UnrecognisedPosition[] = [];
  for (const row of rows) {
    if (row.kind === 'unreadable') {
      others.push({ ...row.row, units: null });
      continue;
    }
    const found = recognised(row.position, portfolios.get(foldedAccount(row.position.account)) ?? [], find);
    if ('why' in found) others.push(found);
    else positions.push(found);
  }
  return { positions, others };
}

export function foldedAccount(account: string): string {
  return account.trim().toLowerCase();
}

type Find = (security: StatedSecurity, of: { readonly portfolioId: string; readonly currency: string | null }) => readonly KnownSecurity[];

function recognised(
  { line, account, security, currency, units }: StatedPosition,
  [portfolio, another]: readonly KnownPortfolio[],
  find: Find,
): RecognisedPosition | UnrecognisedPosition {
  const named = security === null ? (currency ?? '') : namedAs(security);
  const unknown = (why: UnrecognisedReason) => ({ line, account, named, units, why });
  if (portfolio === undefined) return unknown('portfolio');
  if (another !== undefined) return unknown('several-portfolios');
  const place = { line, account, named, portfolioId: portfolio.id, units: decimal(units) };
  if (security === null) return { ...place, instrumentId: null, currency, faceValue: null };
  const [first, second] = find(security, { portfolioId: portfolio.id, currency });
  if (first === undefined) return unknown('security');
  if (second !== undefined) return unknown('several-securities');
  return { ...place, instrumentId: first.id, currency: null, faceValue: first.faceValue === null ? null : decimal(first.faceValue) };
}

/** By ISIN, else by SEDOL, else by symbol. Of several, the one that the portfolio holds, else the one in the currency of the row. */
function securityFinder({ securities, isHeld }: Known): Find {
  const byIsin = Map.groupBy(securities, ({ isin }) => isin?.toUpperCase());
  const bySedol = Map.groupBy(securities, ({ sedol }) => sedol?.toUpperCase());
  const bySymbol = Map.groupBy(securities, ({ symbol }) => symbol.toUpperCase());
  const candidatesOf = ({ isin, sedol, symbol }: StatedSecurity) =>
    ofKey(byIsin, isin) ??
    ofKey(bySedol, sedol) ??
    ofKey(bySymbol, symbol?.toUpperCase() ?? null)?.filter((one) => isin === null || one.isin === null || one.isin === isin) ??
    [];
  return (security, { portfolioId, currency }) => {
    const candidates = candidatesOf(security);
    if (candidates.length < 2) return candidates;
    const held = candidates.filter(({ id }) => isHeld(portfolioId, id));
    if (held.length > 0) return held;
    const ofCurrency = candidates.filter((one) => one.currency === currency);
    return ofCurrency.length > 0 ? ofCurrency : candidates;
  };
}

function ofKey(by: ReadonlyMap<string | undefined, KnownSecurity[]>, key: string | null): readonly KnownSecurity[] | undefined {
  return key === null ? undefined : by.get(key);
}
