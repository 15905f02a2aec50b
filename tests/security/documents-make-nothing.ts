/** The actions that create records from files uploaded earlier. */
export const fileActions = ['document-added', 'delivery-started'] as const;
export type FileAction = (typeof fileActions)[number];

/** The reasons why actions on existing documents create nothing that a repeated request would duplicate (idempotency.db.test.ts). */
export const documentsMakeNothing = {
  'document-replaced': 'uses something up',
  'document-changed': 'sets what is so',
  'document-removed': 'sets what is so',
  'document-restored': 'sets what is so',
  'document-marked': 'sets what is so',
  'document-unmarked': 'sets what is so',
  'delivery-stopped': 'uses something up',
  'document-request-withdrawn': 'sets what is so',
  'document-line-accepted': 'sets what is so',
  'document-line-returned': 'sets what is so',
} as const;
