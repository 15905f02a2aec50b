import type { FastifyRequest } from 'fastify';
import { AppError } from '#domain/errors.ts';
import type { Config } from '../config.ts';
import { isFromOwnPage } from '../auth/same-origin.ts';
import { variantOfHost } from './host.ts';
import { isApiPath } from './api/is-api-path.ts';
import { tokenPath } from './api/token-path.ts';
import { HttpFailure } from './http-failure.ts';
import { isUnencrypted } from './is-unencrypted.ts';

/** No database keeps the character 0, and no page of ours asks for it. */
const nulInQuery = /\?.*%00/;

/** The paths that administrators of the machine call by IP address. Their answers belong to no firm. */
const ofTheMachine = new Set(['/health', '/ready']);

/** React Router would do by PUT what a page does by POST. The API alone replaces and deletes. */
const methods = new Set(['GET', 'HEAD', 'POST']);

/** Browsers and proxies send about thirty; beyond 2000 Node would leave some out without a word. */
const maxHeaders = 100;

/**
 * Turns away what no page of ours sends, before anything else is done for it: other methods, unknown hosts, what travelled
 * unencrypted, and changes that come from elsewhere.
 *
 * @throws HttpFailure, or AppError `https-needed` or `foreign-origin`.
 */
export function refuseRequest(request: FastifyRequest, config: Pick<Config, 'hosts' | 'mode' | 'demo'>): void {
  const { method, url } = request;
  if (!isMethodOf(url, method)) throw new HttpFailure(405);
  // As one asks a proxy, which we are not: a path begins with a stroke.
  if (!url.startsWith('/') || !hasOneHost(request) || nulInQuery.test(url)) throw new HttpFailure(400);
  if (request.raw.rawHeaders.length / 2 > maxHeaders) throw new HttpFailure(431);
  if (isEncoded(request)) throw new HttpFailure(415);
  if (!ofTheMachine.has(url)) refuseStranger(request, config);
  if (!isServiceCall(request) && !isOurs(request)) throw new AppError('foreign-origin');
}

function refuseStranger(request: FastifyRequest, config: Pick<Config, 'hosts' | 'mode' | 'demo'>): void {
  if (!variantOfHost(request.host, config)) throw new HttpFailure(421);
  if (isUnencrypted(request, config)) throw new AppError('https-needed');
}

function isOurs({ method, headers, protocol, host }: FastifyRequest): boolean {
  return isFromOwnPage({
    method,
    origin: headers.origin ?? null,
    secFetchSite: headers['sec-fetch-site']?.toString() ?? null,
    ownOrigin: `${protocol}://${host}`,
  });
}

/** HTTP/1.1 asks for one; Node would refuse none without our headers, and take the first of several. */
function hasOneHost({ headers, raw: { httpVersion, rawHeaders } }: FastifyRequest): boolean {
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length;
  return hosts === 1 ? headers.host !== '' : hosts === 0 && httpVersion === '1.0';
}

/** Compressed, a body would be as long as no one knows. */
function isEncoded({ headers }: FastifyRequest): boolean {
  return (headers['content-encoding'] ?? 'identity').toLowerCase() !== 'identity';
}

function isMethodOf(url: string, method: string): boolean {
  return methods.has(method) || ((method === 'DELETE' || method === 'PUT') && isApiPath(url));
}

/**
 * Returns whether another system calls the API with its own credentials, which no browser adds by itself, or asks for its token with them. Cookies are then
 * ignored (`open-request-context.ts`), or not asked for. A browser's request is never a service call, whatever its headers.
 */
function isServiceCall({ url, headers }: FastifyRequest): boolean {
  const isOfBrowser = headers.origin !== undefined || headers['sec-fetch-site'] !== undefined;
  return isApiPath(url) && (headers.authorization !== undefined || url === tokenPath) && !isOfBrowser;
}
