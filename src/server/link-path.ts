import { pathsWhere } from '#contracts/pages/page-patterns.ts';

const link = new RegExp(`^(${pathsWhere(({ path }) => path.endsWith('/:token')).replaceAll('[^/?]+', '')}).+`, 'i');
const token = /[?&]token=/i;

/** Tells whether the address of a request carries the secret of a link, in its path or behind the question mark. */
export function isLinkPath(url: string): boolean {
  return link.test(url) || token.test(url);
}

/** A path as it may be told: without the secret. */
export function withoutSecret(path: string): string {
  return path.replace(link, '$1…');
}
