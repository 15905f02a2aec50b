/** The address of another mode of the dialog, which still knows where the reader wanted to go, and for which portal. */
export function pathOfMode(path: string, search: URLSearchParams): string {
  const kept = (['redirectTo', 'portal'] as const).flatMap((name) => {
    const value = search.get(name);
    return value === null ? [] : [`${name}=${encodeURIComponent(value)}`];
  });
  return [path, ...kept].reduce((address, part) => `${address}${address.includes('?') ? '&' : '?'}${part}`);
}
