import type { PageName } from './pages.ts';

const reportTwins = {
  '/dates': 'dates',
  '/explain/:figure': 'explain',
  '/pdf': 'report-pdf',
  '/holdings/:holding': 'holding-data',
  '/breakdown': 'breakdown-data',
} as const;

const accountTwins = { '/export': 'export', '/client': 'client-data', '/view-as': 'view-as', '/invite': 'invite' } as const;

/** A section of a report's page, in the file of the page. */
const inSections = <const File extends string>(file: File) => ({ '/:section': file }) as const;

/**
 * The resources with the same audience as a page. Keys are suffixes of the page's address, values the files in the same folder. They stand apart from the
 * pages because browsers load those.
 */
export const twins: { readonly [Name in PageName]?: Readonly<Record<string, string>> } = {
  notifications: { '/unread': 'unread-notifications', '/newest': 'newest-notifications', '/:notification': 'notification' },
  sharedPortfolio: {
    ...inSections('shared-portfolio'),
    '/dates': 'shared-dates',
    '/explain/:figure': 'shared-explain',
    '/:file.csv': 'shared-csv',
  },
  overview: { '/dates': 'dates', '/find': 'found-clients', '/my_accounts.csv': 'clients-csv', '/portfolios.csv': 'client-portfolios-csv' },
  account: { ...reportTwins, ...inSections('account'), ...accountTwins },
  portfolio: {
    ...reportTwins,
    ...inSections('portfolio'),
    '/:file.csv': 'block-csv',
    '/entry': 'entry',
    '/entry/preview': 'entry-preview',
    '/securities': 'securities',
    '/portfolios': 'portfolio-choices',
    '/notes/:note': 'note-data',
  },
  library: {
    '/holdings': 'library-holdings',
    '/:document/file': 'document-file',
    '/names': 'document-names',
  },
  newDelivery: { '/reach': 'delivery-reach' },
  projections: { '/forecast': 'projection-forecast', '/funds': 'projection-funds', '/projection.csv': 'projection-csv' },
  imports: { '/layouts.json': 'import-layouts-json' },
  import: { '/problems.csv': 'import-problems-csv' },
  dataHealth: { '.csv': 'data-health-csv' },
  analytics: { '.csv': 'analytics-csv' },
  messages: {
    '/unread': 'unread-messages',
    '/drafts': 'message-drafts',
    '/documents': 'attachable-documents',
    '/recipients': 'message-recipients',
    '/template': 'message-template',
  },
  newMailing: { '/reach': 'mailing-reach' },
  thread: { '/attachments/:attachment': 'message-attachment', '/pdf': 'thread-pdf' },
  collection: { '.csv': 'collection-csv' },
  record: { '/:tab': 'record' },
  reconciliation: { '/result.csv': 'reconciliation-csv' },
  audit: { '.csv': 'audit-csv' },
};
