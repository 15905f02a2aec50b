/** Pages of administrators about all portals, beside the collections. */
export const officePages = {
  adviserInvitations: {
    path: '/admin/invitations',
    who: 'administrator',
    title: 'adviserInvitations.title',
    nav: { group: 'admin', icon: 'invitation' },
  },
  allImports: {
    path: '/admin/imports',
    who: 'administrator',
    title: 'shell.entries.imports',
    nav: { group: 'admin', icon: 'upload' },
    words: ['imports'],
  },
  reconciliations: {
    path: '/admin/reconciliations',
    who: 'administrator',
    title: 'shell.entries.reconciliations',
    nav: { group: 'admin', icon: 'scales' },
    words: ['imports', 'reconciliations'],
  },
  reconciliation: {
    path: '/admin/reconciliations/:reconciliation',
    who: 'administrator',
    title: 'shell.entries.reconciliation',
    under: 'reconciliations',
    words: ['imports', 'reconciliations'],
    twins: { '/result.csv': 'reconciliation-csv' },
  },
  audit: {
    path: '/admin/audit',
    who: 'administrator',
    title: 'audit.title',
    nav: { group: 'admin', icon: 'scroll' },
    twins: { '.csv': 'audit-csv' },
  },
  maintenance: { path: '/admin/maintenance', who: 'administrator', title: 'maintenance.title', nav: { group: 'admin', icon: 'wrench' } },
} as const;
