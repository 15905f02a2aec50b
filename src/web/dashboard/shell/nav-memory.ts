const aYear = 365 * 24 * 3600;

/** Keeps the width of the navigation for the next page's first rendering, in the cookie that the preferences set too. */
export function rememberNav(isCollapsed: boolean): void {
  document.cookie = `navigation=${isCollapsed ? 'collapsed' : 'open'}; Path=/; Max-Age=${aYear}; SameSite=Lax`;
}
