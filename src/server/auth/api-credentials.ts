/** The credentials that another system shows: the number of its API client and the secret. */
export interface ApiCredentials {
  readonly clientId: string;
  readonly secret: string;
}

const pair = /^([\da-f]{32})[.:]([\w-]{43})$/;

/**
 * The credentials in an `Authorization` header, `Bearer {client}.{secret}` or `Basic` with the base64 of `{client}:{secret}`. Null for
 * whatever else stands there.
 */
export function apiCredentialsOf(header: string): ApiCredentials | null {
  const [, scheme = '', given = ''] = /^(Bearer|Basic) +(\S+)$/i.exec(header) ?? [];
  const written = scheme.toLowerCase() === 'basic' ? Buffer.from(given, 'base64').toString('latin1') : given;
  const [, clientId, secret] = pair.exec(written) ?? [];
  return clientId !== undefined && secret !== undefined ? { clientId, secret } : null;
}
