/** What an import asks about instead of believing it, each with what is said by confirming it: `--confirm NAME`. */
export const confirmations = {
  'new-portals': 'these portals are new, and no other spelling of one that is there',
} as const satisfies Record<string, string>;

export type Confirmation = keyof typeof confirmations;

export const confirmationNames = Object.keys(confirmations) as Confirmation[];
