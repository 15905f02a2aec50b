import type { QuestionKind } from '#domain/ledger/question-kinds.ts';

/** Questions about rows, which the wizard and the forms ask as well. */
const questions = {
  'split-as-trades':
    'these sales and purchases are splits: each pair is recorded as one Split. If they are trades, use --confirm trades-like-splits',
  'charges-exceed-proceeds': 'the charges of these sales really exceed what they brought',
} as const satisfies Record<QuestionKind, string>;

/** What an import asks about instead of believing it, each with what is said by confirming it: `--confirm NAME`. */
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
