import { feedPages } from './feed-pages.ts';
import { messagePages } from './message-pages.ts';
import { officePages } from './office-pages.ts';
import { outsidePages } from './outside-pages.ts';
import type { Page } from './page.ts';
import { questionPages } from './question-pages.ts';

function pagesOf<const Pages extends { readonly [Id in keyof Pages]: Page<keyof Pages> }>(pages: Pages): Pages {
  return pages;
}

const ofDelegates = { title: 'shell.entries.delegates', words: ['delegates'] } as const;
const ofDocuments = { section: 'library', title: 'report.section.documents', words: ['library'] } as const;
const ofLibrary = { section: 'library', words: ['library'], follows: ['notifications'] } as const;

/** Every page of the product. An address that is not here does not exist. */
export const pages = pagesOf({
  ...outsidePages,

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
  notifications: {
    path: '/profile/notifications',
    who: 'oneself',
    title: 'notifications.title',
    words: ['notifications'],
    follows: ['notifications'],
  },
  notificationSettings: {
    path: '/profile/notification-settings',
    who: 'oneself',
    title: 'notifications.settings.title',
    under: 'notifications',
    words: ['notifications'],
  },
  delegates: { path: '/profile/people', who: 'client', ...ofDelegates, nav: { group: 'own', icon: 'team' } },
  accessLog: {
    path: '/profile/access',
    who: 'client',
    title: 'shell.entries.accessLog',
    nav: { group: 'own', icon: 'eye' },
    words: ['accessLog'],
  },

  /** The accounts that clients share with the reader. A shared portfolio has its page, and of its further pages those listed here. */
  shared: {
    path: '/shared',
    who: 'delegate',
    title: 'shell.entries.shared',
    nav: { group: 'shared', icon: 'shared' },
    words: ['delegates'],
  },
  sharedPortfolio: {
    path: '/shared/:delegation/portfolio/:portfolio',
    who: 'delegate',
    under: 'shared',
    words: ['delegates'],
  },

  ...officePages,

  dashboardNotFound: { path: '/dashboard/404', file: 'not-found', who: 'everybody' },
  overview: {
    path: '/dashboard/:portal',
    who: 'member',
    title: 'shell.entries.overview',
    nav: { group: 'portal', icon: 'overview' },
    follows: ['accounts', 'people', 'portals'],
  },
  commentary: { path: '/dashboard/:portal/commentary', who: 'member', title: 'home.commentary' },
  /** The records that drawers over the pages of a portal show, begin and change. */
  drawer: { path: '/dashboard/:portal/records/:collection/:record', who: 'professional' },
  account: {
    path: '/dashboard/:portal/account/:account',
    who: 'member',
    nav: { group: 'portal', icon: 'pie' },
    follows: ['accounts'],
  },
  accountDocuments: { path: '/dashboard/:portal/account/:account/documents', who: 'member', ...ofDocuments, under: 'account' },
  accountForm: {
    path: '/dashboard/:portal/account/:account/form',
    who: 'professional',
    title: 'processes.title',
    under: 'account',
  },
  accountDelegates: { path: '/dashboard/:portal/account/:account/people', who: 'professional', ...ofDelegates, under: 'account' },
  portfolio: {
    path: '/dashboard/:portal/portfolio/:portfolio',
    who: 'member',
    restrictable: true,
    under: 'account',
    nav: { group: 'portal', icon: 'briefcase' },
    follows: ['accounts'],
  },
  portfolioDocuments: { path: '/dashboard/:portal/portfolio/:portfolio/documents', who: 'member', ...ofDocuments, under: 'portfolio' },
  editTransactions: {
    path: '/dashboard/:portal/portfolio/:portfolio/edit-transactions',
    who: 'professional',
    title: 'sheets.transactions',
    under: 'portfolio',
  },
  editHoldings: {
    path: '/dashboard/:portal/portfolio/:portfolio/edit-holdings',
    who: 'professional',
    title: 'sheets.holdings',
    under: 'portfolio',
  },
  fund: { path: '/dashboard/:portal/portfolio/:portfolio/funds/:fund', who: 'member', under: 'portfolio', follows: ['accounts'] },
  contractNote: { path: '/dashboard/:portal/portfolio/:portfolio/contract-notes/:note', who: 'member', under: 'portfolio' },
  library: {
    path: '/dashboard/:portal/library',
    who: 'member',
    restrictable: true,
    ...ofLibrary,
    title: 'shell.entries.library',
    nav: { group: 'portal', icon: 'folder' },
  },
  newDelivery: {
    ...ofLibrary,
    path: '/dashboard/:portal/library/several',
    who: 'professional',
    title: 'deliveries.title',
    under: 'library',
    words: ['library', 'audience', 'deliveries'],
  },
  delivery: {
    ...ofLibrary,
    path: '/dashboard/:portal/library/several/:delivery',
    who: 'professional',
    under: 'newDelivery',
    words: ['library', 'audience', 'deliveries'],
  },
  requests: { ...ofLibrary, path: '/dashboard/:portal/library/requests', who: 'member', title: 'library.requests.title', under: 'library' },
  ...messagePages,
  ...feedPages,
  projections: {
    path: '/dashboard/:portal/projections/:projectionId',
    who: 'withProjections',
    restrictable: true,
    title: 'shell.entries.projections',
    under: 'account',
    nav: { group: 'portal', icon: 'trend' },
    words: ['projections'],
  },
  ...questionPages,
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
  removed: { path: '/dashboard/:portal/removed', who: 'professional', title: 'records.removed', nav: { group: 'portal', icon: 'trash' } },
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
    title: 'shell.entries.imports',
    nav: { group: 'portal', icon: 'upload' },
    words: ['imports'],
  },
  import: {
    path: '/dashboard/:portal/imports/:import',
    who: 'professional',
    restrictable: true,
    title: 'imports.one',
    under: 'imports',
    words: ['imports'],
  },
  dataHealth: {
    path: '/dashboard/:portal/data-health',
    who: 'professional',
    restrictable: true,
    title: 'shell.entries.dataHealth',
    words: ['dataHealth'],
  },
  analytics: {
    path: '/dashboard/:portal/analytics',
    who: 'professional',
    restrictable: true,
    section: 'analytics',
    title: 'shell.entries.analytics',
    nav: { group: 'portal', icon: 'columns' },
    words: ['analytics'],
  },
  calculations: {
    path: '/dashboard/:portal/calculations',
    who: 'member',
    restrictable: true,
    title: 'calculations.short',
    nav: { group: 'help', icon: 'book' },
  },
  calculation: { path: '/dashboard/:portal/calculations/:calculation', who: 'member', under: 'calculations' },
  terms: { path: '/terms/:portal', who: 'everybody', title: 'terms.title', nav: { group: 'help', icon: 'document' } },

  nowhere: { path: '/*', file: 'not-found', who: 'everybody' },
});

export type PageName = keyof typeof pages;
