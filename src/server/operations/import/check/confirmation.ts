import type { MarketQuestionKind, QuestionKind } from '#domain/ledger/question-kinds.ts';

/** Questions about rows, which the wizard and the forms ask as well. */
const questions = {
  'split-as-trades':
    'these sales and purchases are splits: each pair is recorded as one Split. If they are trades, use --confirm trades-like-splits',
  'split-as-units': 'these units came or went by a split: each row is recorded as one Split. If not, state their cost',
  'charges-exceed-proceeds': 'the charges of these sales really exceed what they brought',
  'market-price': "these units were really traded at another price than the market's of the day",
  'repeated-in-file': 'these rows are different transactions that happen to be equal',
  'unusual-date': 'these days after today, or before 1970, are right',
  'not-held': 'these dividends are right, and the purchases before them are not wanted',
  'late-settlement': 'these transactions really settled more than 30 days from the trade',
  'large-dividend': 'these dividends really are more than a quarter of the value of the holding',
  'large-charge': 'these charges really are more than a tenth of the value of the portfolio',
  'odd-sign': 'these charges, taxes and interest really have the other sign than the rest of their kind: they were refunded, or paid',
  'transfer-without-cost': 'the cost of these units is not known: their value on the day of the transfer takes its place',
  'transfer-cost-differs': 'the stated cost or day counts, not what the other portfolio paid',
  'exchange-without-cost': 'the share of the cost of these units is not known: the market values on the day of the exchange divide it',
  'call-beyond-commitment': 'these funds really called more than was committed',
  'distribution-without-category': 'what these funds distributed is not known',
  'report-size': 'these funds really are worth a thousand times as much, or a thousandth, as in their last report',
  'fx-jump': 'these exchange rates really moved by more than 10%',
  'rate-above-one': 'these rates are really above 1, which is 100%: 5% is written 0.05',
} as const satisfies Record<QuestionKind | MarketQuestionKind, string>;

/** The questions that an import asks instead of guessing, each with the statement that a user confirms: `--confirm NAME`. */
export const confirmations = {
  'new-portals': 'these portals are new, not another spelling of an existing one',
  'repeated-transactions':
    'they are different transactions that happen to be equal. For a newer export of an existing book, name its source instead: ' +
    '--source NAME, or a file source.txt with that name in the folder',
  'reused-ids':
    'they are corrections. If ids start again in every export, each export needs its own source: the folder name, or another by --source',
  ...questions,
  'trades-like-splits': 'these sales and purchases are trades, and no splits',
} as const satisfies Record<string, string>;

export type Confirmation = keyof typeof confirmations;

export const confirmationNames = Object.keys(confirmations) as Confirmation[];
