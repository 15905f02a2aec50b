import { textTable } from '../text-table.ts';

/** The published holdings of some funds of the demonstration's Greek firm, all invented. */
export const fundWeights = textTable(`
  symbol | kind       | weights
  AIGPAG | currency   | USD 0.6, EUR 0.17, GBP 0.06, JPY 0.07, CHF 0.05
  AIGPAG | region     | Βόρεια Αμερική 0.62, Ευρώπη 0.27, Αναδυόμενες 0.05
  KENEUR | currency   | EUR 0.61, GBP 0.17, CHF 0.13, SEK 0.06
  KENUSA | currency   | USD 1
  MERISM | currency   | EUR 0.66, GBP 0.21, CHF 0.1
  MERISM | region     | Ευρώπη 0.78, Ηνωμένο Βασίλειο 0.21
  ARGAPO | assetClass | Alternatives 0.55, Fixed Interest 0.25, Equities 0.12, Cash 0.08
  ARGAPO | currency   | EUR 0.88, USD 0.18, GBP -0.06
  VNTWLD | currency   | USD 0.7, EUR 0.09, JPY 0.06, GBP 0.04, CAD 0.03, CHF 0.03
  VNTWLD | region     | Βόρεια Αμερική 0.75, Ευρώπη 0.2, Αναδυόμενες 0.02
`);
