/** Pages of administrators: the collections, and what is about all portals. */
export const officePages = {
  /** The list of a collection, with the record that `?open=` names beside it; each collection has an entry of its own. */
  collection: {
    path: '/admin/:collection',
    who: 'administrator',
    nav: { group: 'admin', icon: 'institution' },
    words: ['contentCollections', 'media'],
    takes: 'pictures',
  },
  /** The bulk actions that the reader started in the last days. */
  bulk: { path: '/admin/bulk', who: 'administrator', title: 'bulk.title', words: ['contentCollections'] },
  mediaChoices: { path: '/admin/media/choices', who: 'administrator' },
  /** The addresses at which the fields of a form look for the records that they choose from. */
  recordChoices: { path: '/admin/:collection/choices', who: 'administrator' },
  designer: {
    path: '/designer/:collection/:record',
    who: 'administrator',
    title: 'records.designer',
    words: ['contentCollections', 'designer', 'media', 'publicSite'],
  },
  formDesigner: {
    path: '/forms-designer/:record',
    who: 'administrator',
    title: 'records.designer',
    words: ['contentCollections', 'designer', 'formDesigner', 'publicSite'],
  },
  /** The steps of a data process and its runs. */
  dataDesigner: {
    path: '/data-designer/:record',
    who: 'administrator',
    under: 'collection',
    words: ['contentCollections', 'dataProcesses', 'imports'],
  },
  preview: { path: '/preview/:collection/:record', who: 'administrator', title: 'records.preview', words: ['publicSite'] },
  trash: {
    path: '/admin/:collection/trash',
    who: 'administrator',
    title: 'records.trash',
    under: 'collection',
    words: ['contentCollections'],
  },
  record: {
    path: '/admin/:collection/:record',
    who: 'administrator',
    words: ['contentCollections', 'media'],
  },
  submission: {
    path: '/admin/people/:person/submissions/:submission',
    who: 'administrator',
    title: 'processes.title',
    under: 'collection',
  },
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
  },
  audit: {
    path: '/admin/audit',
    who: 'administrator',
    title: 'audit.title',
    nav: { group: 'admin', icon: 'scroll' },
  },
  maintenance: { path: '/admin/maintenance', who: 'administrator', title: 'maintenance.title', nav: { group: 'admin', icon: 'wrench' } },
  unknownCollection: { path: '/admin/*', who: 'administrator' },
} as const;
