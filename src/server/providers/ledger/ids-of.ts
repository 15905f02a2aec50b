export function idsOf(portfolios: readonly { readonly id: string }[]): string[] {
  return portfolios.map(({ id }) => id);
}
