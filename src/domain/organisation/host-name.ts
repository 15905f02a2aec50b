const isHost = /^(?=.{4,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/;

/**
 * A host name as mail writes it: in lower case, other letters than ours in punycode. Null for what is none: the number of a machine, a name
 * without a dot, anything with a scheme, a port, a path or a person before an @.
 */
export function hostName(text: string): string | null {
  if (!/^[^\s/:?#@\\[\]%]+$/u.test(text)) return null;
  const host = URL.parse(`http://${text}`)?.hostname ?? '';
  return isHost.test(host) ? host : null;
}

/** An address on the web with its scheme, which may be left out; null for what is none, or is not for everyone to follow. */
export function webAddress(text: string): string | null {
  const url = URL.parse(/^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`);
  if (!url || !['http:', 'https:'].includes(url.protocol)) return null;
  if (url.username !== '' || url.password !== '' || hostName(url.hostname) === null) return null;
  return url.pathname === '/' && url.search === '' && url.hash === '' ? url.origin : url.href;
}
