/** The address of another mode of the dialog, which still knows where the reader wanted to go. */
export function pathOfMode(path: string, search: URLSearchParams): string {
  const redirectTo = search.get('redirectTo');
  if (redirectTo === null) return path;
  return `${path}${path.includes('?') ? '&' : '?'}redirectTo=${encodeURIComponent(redirectTo)}`;
}
