/** The messages of one page that are shown on the next: in a cookie that ends with being read. */
export const notices = ['welcome-back', 'account-ready', 'view-as-over', 'portfolio-not-found', 'address-shortened'] as const;
export type Notice = (typeof notices)[number];

export function noticeCookie(name: Notice): string {
  return `notice=${name}; Path=/; Max-Age=60; SameSite=Lax`;
}
