import type { AssetClass, InstrumentType } from '#finance/ledger/ledger.ts';
import type { SecurityNames } from '../convert/converted-row.ts';

type Guess = readonly [InstrumentType, AssetClass];

/** Words in the names of securities by what they are, the more exact first; stocks are what is left. */
const words: readonly (readonly [RegExp, Guess])[] = [
  [/\b(?:bitcoin|ethereum|xbt|btc|eth|crypto)\b/i, ['Crypto', 'Alternatives']],
  [/\b(?:etc|physical (?:gold|silver|metals?|platinum)|xetra-gold)\b/i, ['Commodity', 'Alternatives']],
  [
    /\b(?:etf|ucits etf)\b.*\b(?:bond|gilt|treasury|corp|aggregate|govt|government)\b|\b(?:bond|gilt|treasury|aggregate)\b.*\b(?:etf|ucits)\b/i,
    ['ETF', 'Fixed Interest'],
  ],
  [/\b(?:etf|ucits)\b/i, ['ETF', 'Equities']],
  [
    /\b(?:fund|fonds|oeic|sicav|unit trust)\b.*\b(?:bond|gilt|fixed (?:interest|income)|credit)\b|\b(?:bond|gilt|fixed (?:interest|income)|credit)\b.*\b(?:fund|fonds|oeic|sicav)\b/i,
    ['Fund', 'Fixed Interest'],
  ],
  [/\b(?:fund|fonds|oeic|sicav|unit trust|index)\b.*|\b[A-Z] (?:acc|inc)\b/i, ['Fund', 'Equities']],
  [
    /\d(?:[.,]\d+)?\s*%|\b(?:gilt|bond|treasury (?:bill|note)|t-?bill|anleihe|obligation|btp|bund|notes? 20\d\d|ομολογο|ομόλογο)\b/i,
    ['Bond', 'Fixed Interest'],
  ],
];

/** Returns the type and asset class that the name of a new security suggests, for someone to confirm. */
export function guessSecurity({ name, symbol }: Pick<SecurityNames, 'name' | 'symbol'>): {
  readonly type: InstrumentType;
  readonly assetClass: AssetClass;
} {
  const text = (name ?? symbol ?? '').slice(0, 200);
  const [type, assetClass] = words.find(([pattern]) => pattern.test(text))?.[1] ?? (['Stock', 'Equities'] as const);
  return { type, assetClass };
}
