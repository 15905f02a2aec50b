/** The pages of a portal that not everybody needs, by the part of an address that names them. Overview and accounts are for all its members. */
export const restrictablePages = ['portfolio', 'calculations', 'data-health', 'waiting', 'invitations', 'settings', 'projections'] as const;
export type RestrictablePage = (typeof restrictablePages)[number];

/**
 * Who may open a page of a portal: all its members, those of them who see a portfolio there, those who see an account there for whose client
 * the projections tool is, or the firm's own people.
 */
export type PagePermission = 'portals' | 'portfolios' | 'projectionsAccess' | 'professional';

export type SiteReport = Readonly<Record<RestrictablePage, PagePermission>>;

/**
 * The page that a route below a portal belongs to, whatever it fetches of it; null for overview and accounts. Asked of the route that was found,
 * `dashboard/:portal/waiting`: the same address may be written in many ways.
 */
export function restrictablePage(pattern: string): RestrictablePage | null {
  const [, , part = ''] = pattern.replace(/^\//, '').split('/');
  return restrictablePages.find((page) => page === part.replace(/\.csv$/, '')) ?? null;
}
