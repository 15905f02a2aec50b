import { textTable } from '../text-table.ts';

/** The published holdings of some funds of the demonstration's British firm, all invented. */
export const fundWeights = textTable(`
  symbol | kind       | weights
  BRKGEI | currency   | USD 0.62, EUR 0.13, GBP 0.07, JPY 0.06, CHF 0.04, SEK 0.02
  BRKGEI | region     | North America 0.64, Europe 0.18, UK 0.06, Asia Pacific 0.08, Emerging markets 0.03
  MLWINC | currency   | USD 0.48, GBP 0.2, EUR 0.17, CHF 0.07
  MLWINC | region     | North America 0.5, UK 0.19, Europe 0.25, Asia Pacific 0.04
  ARDSUS | currency   | USD 0.58, EUR 0.2, GBP 0.06, JPY 0.08, SEK 0.04
  ARDSUS | region     | North America 0.6, Europe 0.25, UK 0.06, Asia Pacific 0.08
  PNHUST | currency   | USD 1
  PNHUST | region     | North America 1
  LRNASI | currency   | HKD 0.24, TWD 0.21, INR 0.2, KRW 0.13, AUD 0.12, SGD 0.07
  KSTSDC | currency   | GBP 0.98, USD 0.01
  KSTSDC | region     | UK 0.41, Europe 0.33, North America 0.22
  GLNMLT | assetClass | Alternatives 0.58, Equities 0.17, Fixed Interest 0.15, Cash 0.1
  GLNMLT | currency   | GBP 0.82, USD 0.26, EUR -0.08
  VNWE   | currency   | USD 0.7, EUR 0.09, JPY 0.06, GBP 0.04, CAD 0.03, CHF 0.03
  VNWE   | region     | North America 0.72, Europe 0.13, UK 0.04, Asia Pacific 0.1
`);
