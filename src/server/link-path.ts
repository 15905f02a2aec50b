const link = /^(\/(?:verify|reset|email|email-undo)\/).+/i;

/** Whether the path of a request carries the secret of a link. */
export function isLinkPath(path: string): boolean {
  return link.test(path);
}

/** A path as it may be told: without the secret. */
export function withoutSecret(path: string): string {
  return path.replace(link, '$1…');
}
