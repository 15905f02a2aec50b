/**
 * Who may open a page, in the words of the specification's site report where it has them. `routes/guards.ts` says what becomes of everyone else;
 * what a page shows is decided by the policies of what it is about.
 */
export type Who =
  | 'everybody'
  | 'signedIn'
  /** Signed in, and not on behalf of a client. */
  | 'oneself'
  /** A client, of what is their own. */
  | 'client'
  /** Whom a client let in, beside their own pages or without any. */
  | 'delegate'
  | 'administrator'
  /** The administrator whose page it is: guests are asked to sign in first. */
  | 'signedInAdministrator'
  /** Members of the portal in the address. */
  | 'member'
  | 'memberAsOneself'
  /** Members who see a portfolio there. */
  | 'withPortfolio'
  /** Members who see an account there for whose client the projections tool is. */
  | 'withProjections'
  /** Those of the members who are the firm's own people. */
  | 'professional'
  /** The printer and the sender of messages: over HTTP there is no such page. */
  | 'printer'
  | 'mailer'
  | 'inDemo'
  /** Those who build the product: a build has no such page. */
  | 'developer';

/** Below which heading a page stands in the navigation. */
export type NavigationGroup = 'portal' | 'shared' | 'help' | 'home' | 'own' | 'admin';

export interface Page<Other> {
  readonly path: `/${string}`;
  readonly who: Who;
  /** Its file in the folder of its address below `routes/`, where that is not called as the page is. */
  readonly file?: string;
  /** Whether the site report of a variant may say otherwise, for what stands under the page too. */
  readonly restrictable?: true;
  /** The switch of the variant without which there is no such page. */
  readonly section?: 'processes';
  /** Its text in the catalogues, for the navigation and the way to it; absent where the page has a name of its own, or none. */
  readonly title?: string;
  /** The page before it on the way to it, where that is not the first of the navigation. */
  readonly under?: Other;
  /** Its entry in the navigation, in the order of this list. Which of them have more than one, or a condition: `read-navigation.ts`. */
  readonly nav?: { readonly group: NavigationGroup; readonly icon: string };
  /** What belongs to the page and is for whom the page is: by what its address adds to the page's, the file in the same folder. */
  readonly twins?: Readonly<Record<string, string>>;
  /** What a form of the page brings: passwords cost a hash, pictures are large. */
  readonly takes?: 'passwords' | 'pictures';
}

const reportTwins = {
  '/dates': 'dates',
  '/explain/:figure': 'explain',
  '/pdf': 'report-pdf',
  '/holdings/:holding': 'holding-data',
  '/breakdown': 'breakdown-data',
} as const;

function pagesOf<const Pages extends { readonly [Id in keyof Pages]: Page<keyof Pages> }>(pages: Pages): Pages {
  return pages;
}

/** Every page of the product. An address that is not here does not exist. */
export const pages = pagesOf({
  home: { path: '/', who: 'everybody' },
  login: { path: '/login', who: 'everybody', takes: 'passwords' },
  signup: { path: '/signup', file: 'login', who: 'everybody', takes: 'passwords' },
  askProvider: { path: '/login/:provider', who: 'everybody' },
  returnFromProvider: { path: '/login/:provider/callback', who: 'everybody' },
  verify: { path: '/verify/:token', who: 'everybody', takes: 'passwords' },
  reset: { path: '/reset/:token', who: 'everybody', takes: 'passwords' },
  invite: { path: '/invite/:token', who: 'everybody', takes: 'passwords' },
  email: { path: '/email/:token', who: 'everybody' },
  emailUndo: { path: '/email-undo/:token', who: 'everybody' },
  enter: { path: '/enter', who: 'everybody' },
  logout: { path: '/logout', who: 'everybody' },
  preferences: { path: '/preferences', who: 'everybody' },
  sessionActivity: { path: '/session/activity', who: 'signedIn' },
  stopViewing: { path: '/view-as/stop', who: 'signedIn' },
  portalLogo: { path: '/portals/:portal/logo/:logo', who: 'everybody' },
  organisationLogo: { path: '/organisations/:organisation/logo/:houseLogo', who: 'signedIn' },
  personPhoto: { path: '/people/:pictured/photo/:photo', who: 'signedIn' },

  portals: { path: '/portals', who: 'signedIn', title: 'shell.entries.home', nav: { group: 'home', icon: 'house' } },
  newPortal: {
    path: '/portals/new',
    who: 'signedIn',
    title: 'site.createPortals',
    nav: { group: 'home', icon: 'plus' },
    takes: 'pictures',
  },
  me: { path: '/profile/me', who: 'oneself', title: 'profile.title', nav: { group: 'own', icon: 'person' }, takes: 'pictures' },
  ownData: { path: '/profile/my-data.json', who: 'oneself' },
  ownOrganisation: {
    path: '/profile/organisation',
    who: 'signedInAdministrator',
    title: 'organisations.own',
    nav: { group: 'own', icon: 'building' },
    takes: 'pictures',
  },
  delegates: { path: '/profile/people', who: 'client', title: 'delegates.title', nav: { group: 'own', icon: 'team' } },
  accessLog: { path: '/profile/access', who: 'client', title: 'accessLog.title', nav: { group: 'own', icon: 'eye' } },

  /** What clients let the reader into: of a portfolio its page, and what belongs to it as far as it is said here. */
  shared: { path: '/shared', who: 'delegate', title: 'delegates.shared', nav: { group: 'shared', icon: 'shared' } },
  sharedPortfolio: {
    path: '/shared/:delegation/portfolio/:portfolio',
    who: 'delegate',
    under: 'shared',
    twins: { '/dates': 'shared-dates', '/explain/:figure': 'shared-explain', '/:block.csv': 'shared-csv' },
  },

  /** The list of a collection, with the record that `?open=` names beside it; each collection has an entry of its own. */
  collection: {
    path: '/admin/:collection',
    who: 'administrator',
    nav: { group: 'admin', icon: 'institution' },
    twins: { '.csv': 'collection-csv' },
    takes: 'pictures',
  },
  trash: { path: '/admin/:collection/trash', who: 'administrator', title: 'records.trash', under: 'collection' },
  record: { path: '/admin/:collection/:record', who: 'administrator', twins: { '/:tab': 'record' } },
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
  allImports: { path: '/admin/imports', who: 'administrator', title: 'imports.title', nav: { group: 'admin', icon: 'upload' } },
  audit: {
    path: '/admin/audit',
    who: 'administrator',
    title: 'audit.title',
    nav: { group: 'admin', icon: 'scroll' },
    twins: { '.csv': 'audit-csv' },
  },
  maintenance: { path: '/admin/maintenance', who: 'administrator', title: 'maintenance.title', nav: { group: 'admin', icon: 'wrench' } },
  unknownCollection: { path: '/admin/*', who: 'administrator' },

  dashboardNotFound: { path: '/dashboard/404', file: 'not-found', who: 'everybody' },
  overview: {
    path: '/dashboard/:portal',
    who: 'member',
    title: 'shell.entries.overview',
    nav: { group: 'portal', icon: 'overview' },
    twins: { '/dates': 'dates' },
  },
  /** The records that drawers over the pages of a portal show, begin and change. */
  drawer: { path: '/dashboard/:portal/records/:collection/:record', who: 'professional' },
  account: {
    path: '/dashboard/:portal/account/:account',
    who: 'member',
    twins: { ...reportTwins, '/view-as': 'view-as', '/invite': 'invite' },
  },
  accountDelegates: {
    path: '/dashboard/:portal/account/:account/people',
    who: 'professional',
    title: 'delegates.title',
    under: 'account',
  },
  portfolio: {
    path: '/dashboard/:portal/portfolio/:portfolio',
    who: 'member',
    restrictable: true,
    under: 'account',
    nav: { group: 'portal', icon: 'briefcase' },
    twins: {
      ...reportTwins,
      '/:block.csv': 'block-csv',
      '/entry': 'entry',
      '/entry/preview': 'entry-preview',
      '/securities': 'securities',
      '/notes/:note': 'note-data',
    },
  },
  editTransactions: {
    path: '/dashboard/:portal/portfolio/:portfolio/edit-transactions',
    who: 'professional',
    title: 'sheets.transactions',
    under: 'portfolio',
  },
  fund: { path: '/dashboard/:portal/portfolio/:portfolio/funds/:fund', who: 'member', under: 'portfolio' },
  contractNote: { path: '/dashboard/:portal/portfolio/:portfolio/contract-notes/:note', who: 'member', under: 'portfolio' },
  projections: {
    path: '/dashboard/:portal/projections/:projectionId',
    who: 'withProjections',
    restrictable: true,
    title: 'projections.title',
    under: 'account',
    nav: { group: 'portal', icon: 'trend' },
    twins: { '/forecast': 'projection-forecast', '/projection.csv': 'projection-csv' },
  },
  waiting: {
    path: '/dashboard/:portal/waiting',
    who: 'professional',
    restrictable: true,
    title: 'waiting.title',
    nav: { group: 'portal', icon: 'approval' },
  },
  clientInvitations: {
    path: '/dashboard/:portal/invitations',
    who: 'professional',
    restrictable: true,
    title: 'clientInvitations.title',
    nav: { group: 'portal', icon: 'invitation' },
  },
  settings: {
    path: '/dashboard/:portal/settings',
    who: 'professional',
    restrictable: true,
    title: 'portalSettings.title',
    nav: { group: 'portal', icon: 'settings' },
    takes: 'pictures',
  },
  imports: {
    path: '/dashboard/:portal/imports',
    who: 'professional',
    restrictable: true,
    title: 'imports.title',
    nav: { group: 'portal', icon: 'upload' },
  },
  import: {
    path: '/dashboard/:portal/imports/:import',
    who: 'professional',
    restrictable: true,
    title: 'imports.one',
    under: 'imports',
    twins: { '/problems.csv': 'import-problems-csv' },
  },
  dataHealth: {
    path: '/dashboard/:portal/data-health',
    who: 'professional',
    restrictable: true,
    title: 'dataHealth.title',
    twins: { '.csv': 'data-health-csv' },
  },
  process: { path: '/dashboard/:portal/processes/:process', who: 'memberAsOneself', section: 'processes' },
  calculations: {
    path: '/dashboard/:portal/calculations',
    who: 'member',
    restrictable: true,
    title: 'calculations.short',
    nav: { group: 'help', icon: 'book' },
  },
  calculation: { path: '/dashboard/:portal/calculations/:calculation', who: 'member', under: 'calculations' },
  terms: { path: '/terms/:portal', who: 'everybody', title: 'terms.title', nav: { group: 'help', icon: 'document' } },

  paper: { path: '/internal/paper/:page/:subject', who: 'printer' },
  mail: { path: '/internal/mail', who: 'mailer' },
  outbox: { path: '/dev/outbox', who: 'inDemo' },
  kit: { path: '/dev/kit', who: 'developer' },
  nowhere: { path: '/*', file: 'not-found', who: 'everybody' },
});

export type PageName = keyof typeof pages;
