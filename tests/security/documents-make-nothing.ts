/** What is created of files that come before it. */
export const fileActions = ['document-added', 'delivery-started'] as const;
export type FileAction = (typeof fileActions)[number];

/** Why what is told of documents that there are makes nothing that another sending would make twice (idempotency.db.test.ts). */
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
