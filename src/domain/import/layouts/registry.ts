import type { Layout } from './layout.ts';
import { fidelityUk } from './fidelity-uk.ts';
import { freetrade } from './freetrade.ts';
import { hargreavesLansdown } from './hargreaves-lansdown.ts';
import { interactiveBrokers } from './interactive-brokers.ts';
import { interactiveBrokersActivity } from './interactive-brokers-activity.ts';
import { morganStanley } from './morgan-stanley.ts';
import { plainTable } from './plain-table.ts';
import { schwab } from './schwab.ts';
import { sharesightIncome } from './sharesight-income.ts';
import { sharesightTrades } from './sharesight-trades.ts';
import { trading212Of2020, trading212Of2024, trading212Of2026 } from './trading212.ts';
import { vanguardCash, vanguardCashAndInvestments } from './vanguard.ts';

/** Every way of writing that is understood without anyone explaining it. */
export const layouts = {
  'fidelity-uk': fidelityUk,
  freetrade,
  'hargreaves-lansdown': hargreavesLansdown,
  'interactive-brokers': interactiveBrokers,
  'interactive-brokers-activity': interactiveBrokersActivity,
  'morgan-stanley': morganStanley,
  'plain-table': plainTable,
  schwab,
  'sharesight-income': sharesightIncome,
  'sharesight-trades': sharesightTrades,
  'trading212-2020': trading212Of2020,
  'trading212-2024': trading212Of2024,
  'trading212-2026': trading212Of2026,
  'vanguard-cash': vanguardCash,
  'vanguard-cash-and-investments': vanguardCashAndInvestments,
} as const satisfies Readonly<Record<string, Layout>>;

export type LayoutId = keyof typeof layouts;

export const layoutIds = Object.keys(layouts) as LayoutId[];

export function isLayoutId(text: string): text is LayoutId {
  return Object.hasOwn(layouts, text);
}
