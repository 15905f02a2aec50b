/** What an import asks about instead of believing it, each with what is said by confirming it: `--confirm NAME`. */
export const confirmations = {
  'new-portals': 'these portals are new, and no other spelling of one that is there',
  'repeated-transactions':
    'they are other transactions, equal by chance. A newer export of a book that is there names its source instead: ' +
    '--source NAME, or a file source.txt with that name in the folder',
  'reused-ids':
    'they are corrections. Ids that begin anew in every export need a source of their own for each: leave its name to the folder, or give another by --source',
} as const satisfies Record<string, string>;

export type Confirmation = keyof typeof confirmations;

export const confirmationNames = Object.keys(confirmations) as Confirmation[];
