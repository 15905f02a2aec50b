/**
 * The reasons why certain audit actions create nothing that could be duplicated. They concern incoming files, securities from them, and clients in the trash.
 */
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
  'security-changed': 'sets what is so',
  'account-deleted': 'uses something up',
  'account-restored': 'uses something up',
  'portfolio-deleted': 'uses something up',
  'portfolio-restored': 'uses something up',
  'security-deleted': 'uses something up',
  'security-restored': 'uses something up',
  'security-merged': 'uses something up',
} as const;
