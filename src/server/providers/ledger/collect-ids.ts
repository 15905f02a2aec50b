export function collectIds(portfolios: readonly { readonly id: string }[]): string[] {
  return portfolios.map(({ id }) => id);
}
