/** An address of a list with what is asked of it; the first page and what is not asked stand nowhere in it. */
export function adminListAddress(path: string, query: Readonly<Record<string, string | number | undefined>>): string {
  const given = Object.entries(query).filter(([name, value]) => value !== undefined && value !== '' && !(name === 'page' && value === 1));
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return search === '' ? path : `${path}?${search}`;
}
