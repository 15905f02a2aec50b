import type { Page } from './page.ts';

/** Pages of the public site have words that no other page reads. */
const ofSite = { words: ['publicSite'] } as const;

/** Pages that stand outside the frame: how people come in and go out, what pages fetch beside themselves, what printer and mailer read, and the tools of developers. */
export const outsidePages = {
  home: { path: '/', who: 'everybody', ...ofSite },
  sitePosts: { path: '/posts', who: 'everybody', ...ofSite },
  siteFeed: { path: '/posts/feed.xml', who: 'everybody' },
  sitePost: { path: '/posts/:post', who: 'everybody', ...ofSite },
  siteTeam: { path: '/team', who: 'everybody', ...ofSite },
  siteForm: { path: '/forms/:siteForm', who: 'everybody', ...ofSite },
  siteSearch: { path: '/search', who: 'everybody', ...ofSite },
  siteInfo: { path: '/site.json', who: 'everybody' },
  siteIndex: { path: '/sitemap.xml', who: 'everybody' },
  robots: { path: '/robots.txt', who: 'everybody' },
  demo: { path: '/demo', who: 'everybody', ...ofSite },
  cookies: { path: '/cookies', who: 'everybody' },
  resetChannel: { path: '/reset-channel', who: 'everybody' },
  sitePage: { path: '/:sitePage', who: 'everybody', ...ofSite },
  mediaFile: { path: '/media/:mediaPlace/:mediaName', who: 'everybody' },
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
  siteMap: { path: '/reports/sitemap.json', who: 'everybody' },
  messageConfig: { path: '/reports/messages.config.json', who: 'signedIn', section: 'messages', words: ['threads'] },
  clientReport: { path: '/reports/:clientReport', who: 'signedIn' },
  preferences: { path: '/preferences', who: 'everybody' },
  sessionActivity: { path: '/session/activity', who: 'signedIn' },
  stopViewing: { path: '/view-as/stop', who: 'signedIn' },
  portalLogo: { path: '/portals/:portal/logo/:logo', who: 'everybody' },
  organisationLogo: { path: '/organisations/:organisation/logo/:houseLogo', who: 'signedIn' },
  personPhoto: { path: '/people/:pictured/photo/:photo', who: 'signedIn' },

  paper: { path: '/internal/paper/:page/:subject', who: 'printer' },
  threadPaper: { path: '/internal/paper/thread/:thread', who: 'printer' },
  mail: { path: '/internal/mail', who: 'mailer' },
  outbox: { path: '/dev/outbox', who: 'inDemo', words: ['notifications'] },
  kit: { path: '/dev/kit', who: 'developer', words: ['media'] },
} as const satisfies Readonly<Record<string, Page<never>>>;
