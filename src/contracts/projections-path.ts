/** Where the projections tool of an account is: by its external id, as its source calls it. */
export function projectionsPath(portalId: string, externalId: string): string {
  return `/dashboard/${portalId}/projections/${encodeURIComponent(externalId)}`;
}
