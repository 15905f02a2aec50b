import { type BreakdownDimension, breakdownDimensions } from '#finance/breakdown/breakdown-by.ts';
import { type ListRange, listRanges } from '#finance/list-span.ts';
import { type ChangeWindow, changeWindows, type ChartRange, chartRanges } from '#finance/period.ts';

/** The options for the parameters of a report's address, separate from the schema so that pages can offer them too. */
export const performanceRanges = chartRanges;
export type PerformanceRange = ChartRange;

export const transactionRanges = listRanges;
export type TransactionRange = ListRange;

/** The forms in which a table of returns shows periods longer than a year. */
export const returnForms = ['annual', 'total'] as const;
export type ReturnForm = (typeof returnForms)[number];

/** Over what the table of returns goes. */
export const returnTables = ['cumulative', 'twelve-months', 'calendar-years'] as const;
export type ReturnTable = (typeof returnTables)[number];

/** The weights that a simulation uses. */
export const simulatedWeights = ['today', 'model'] as const;
export type SimulatedWeights = (typeof simulatedWeights)[number];

export const clientSorts = [
  'value',
  'name',
  'change',
  'benchmark',
  'lastLogin',
  'commitment',
  'called',
  'unfunded',
  'dpi',
  'tvpi',
  'netIrr',
] as const;
export type ClientSort = (typeof clientSorts)[number];

/** The sort orders and groupings of the table of holdings. */
export const holdingSorts = ['name', 'value', 'weight', 'cost', 'gain'] as const;
export type HoldingSort = (typeof holdingSorts)[number];
export const holdingGroupings = ['assetClass', 'type', 'currency', 'region', 'sector', 'none'] as const;
export type HoldingGrouping = (typeof holdingGroupings)[number];

export const clientPeriods = changeWindows;
export type ClientPeriod = ChangeWindow;

/** The matters of a client that may need an adviser's attention, the most urgent first. */
export const attentionMatters = [
  'notAvailable',
  'withoutExternalId',
  'stalePrices',
  'openBreaks',
  'drift',
  'cashDrag',
  'reviewDue',
  'failedInvitation',
  'neverSignedIn',
] as const;
export type AttentionMatter = (typeof attentionMatters)[number];

/** The figures beside the value in a list of clients: returns against a benchmark, or the progress of private fund commitments. */
export const clientFigures = ['returns', 'privateEquity'] as const;
export type ClientFigures = (typeof clientFigures)[number];

/** Over which period a list shows the change before anyone chose one. */
export const defaultPeriods = { clients: 'ytd', portfolios: '1y' } as const satisfies Record<string, ClientPeriod>;

/** By what the value may be divided. */
export const breakdownChoices = breakdownDimensions;
export type BreakdownChoice = BreakdownDimension;
