/** The page of the account that an address names, by whatever names it: control characters and slashes too. */
export function accountPath({ portal, account }: { readonly portal: string; readonly account: string }): string {
  return `/dashboard/${encodeURIComponent(portal)}/account/${encodeURIComponent(account)}`;
}
