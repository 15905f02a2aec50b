import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isLinkPath } from '../link-path.ts';
import { pictureBodyLimit } from './body-limit.ts';

interface Relaxed {
  readonly isDevelopment: boolean;
  /** Origins that a form of ours may lead to in the end. */
  readonly formTargets: readonly string[];
}

/** Returns what the scripts and styles of one page are known by. */
export function newNonce(): string {
  return randomBytes(16).toString('base64');
}

/** Writes the policy of a page in the browser. Development needs a socket and inline styles of its tools: relaxed here and nowhere else. */
export function contentSecurityPolicy(nonce: string, { isDevelopment, formTargets }: Relaxed): string {
  const styles = isDevelopment ? "'self' 'unsafe-inline'" : `'self' 'nonce-${nonce}'`;
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src ${styles}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${isDevelopment ? ' ws:' : ''}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    ["form-action 'self'", ...formTargets].join(' '),
    "frame-ancestors 'none'",
  ].join('; ');
}

const always: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
};

/** For what is no page: it does nothing in the browser. */
const nothingAllowed = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** For what could not be read as a request: nothing is known of who asks. */
export const headersOfNoPage: Readonly<Record<string, string>> = {
  ...always,
  'cache-control': 'no-store',
  'content-security-policy': nothingAllowed,
};

/** Once a browser came by https it comes by https, for two years. */
const onlyEncrypted = 'max-age=63072000; includeSubDomains';

/** Adds the headers of every answer; a route may have said more about caching and about its page. */
export function addHeaders({ protocol, url, raw, headers }: FastifyRequest, reply: FastifyReply): void {
  reply.headers(always);
  // The address of such a page opens something: it is told to no one, not even to our other pages.
  if (isLinkPath(url)) reply.header('referrer-policy', 'no-referrer');
  if (protocol === 'https') reply.header('strict-transport-security', onlyEncrypted);
  addUnlessSaid(reply, 'cache-control', 'no-store');
  if (!raw.complete && mayBeEndless(headers)) reply.header('connection', 'close');
  addUnlessSaid(reply, 'content-security-policy', nothingAllowed);
}

/** Returns true if the rest of a request body may be endless: its length is unknown or far above the limit. The server then closes the connection. */
function mayBeEndless(headers: FastifyRequest['headers']): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > pictureBodyLimit;
}

/** Static files say it on the raw answer. */
function addUnlessSaid(reply: FastifyReply, name: string, value: string): void {
  if (!reply.hasHeader(name) && !reply.raw.hasHeader(name)) reply.header(name, value);
}
