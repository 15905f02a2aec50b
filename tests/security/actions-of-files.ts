/** Why actions of the trail about files that come in create nothing that could come twice. */
export const actionsOfFiles = {
  'import-changed': 'sets what is so',
  'import-undone': 'uses something up',
  'import-deleted': 'uses something up',
  'import-layout-saved': 'sets what is so',
  'import-layout-changed': 'sets what is so',
  'import-layout-deleted': 'uses something up',
  'import-warning-seen': 'sets what is so',
  'import-warning-unseen': 'sets what is so',
  'reconciliation-begun': 'uses something up',
  'reconciliation-compared': 'uses something up',
  'reconciliation-deleted': 'uses something up',
  'reconciliation-break-accepted': 'uses something up',
  'reconciliation-break-reopened': 'uses something up',
} as const;
