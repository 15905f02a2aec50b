/** Errors of a change, a deletion or a merge of securities. */
export const securityErrors = {
  'security-not-found': { kind: 'not-found', text: 'This security does not exist.' },
  'security-in-use': {
    kind: 'invalid',
    text: 'This security is in use. Transactions: {transactions}, in portfolios: {portfolios}. Other records: {others}. Merge it with another security instead.',
  },
  'security-currency-invalid': { kind: 'invalid', text: 'Enter a currency code with three letters, such as GBP.' },
  'security-unit-invalid': { kind: 'invalid', text: 'This price unit belongs to another currency.' },
  'security-type-fixed': { kind: 'invalid', text: 'This type cannot be chosen because transactions of the security exist.' },
  'security-merge-itself': { kind: 'invalid', text: 'Choose another security.' },
  'security-merge-currency': { kind: 'invalid', text: 'The securities have different currencies.' },
  'security-merge-unit': { kind: 'invalid', text: 'The prices of the securities have different units.' },
  'security-merge-type': { kind: 'invalid', text: 'The units of these two types of security differ.' },
  'security-merge-prices': {
    kind: 'invalid',
    text: 'The prices of both securities differ by more than 10% on the same day. Days: {count}. They are probably two different securities.',
  },
  'security-merge-splits': {
    kind: 'invalid',
    text: 'A portfolio holds both securities and records a split, which would count twice. Void one of the splits first.',
  },
  'security-merge-both': {
    kind: 'invalid',
    text: 'Both securities have a commitment, reported value, dividend or weight for the same day. Correct one of them first.',
  },
} as const;
