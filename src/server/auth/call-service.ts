import { lookup as resolve } from 'node:dns';
import { type ClientRequest, type IncomingMessage, request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { breaker } from './breaker.ts';
import { isPublicAddress } from './public-address.ts';

/** The answer of a service outside: its status, and its JSON, which is so many bytes long. */
export interface OutsideAnswer {
  readonly status: number;
  readonly json: unknown;
  readonly bytes: number;
}

export type CallService = (url: URL) => Promise<OutsideAnswer>;

/** The answer of a service outside that has a file: empty unless the status is 200. */
export interface OutsideFile {
  readonly status: number;
  readonly content: Buffer;
}

export type FetchFile = (url: URL, method: 'GET' | 'POST') => Promise<OutsideFile>;

interface Limits {
  /** Tells whether an address, as it was resolved, may be reached. */
  readonly mayReach: (address: string) => boolean;
  readonly longestWait: number;
  readonly maxBytes: number;
  /** The name and value of a header that opens the service; null where it asks for none. */
  readonly header: readonly [string, string] | null;
}

const usual: Limits = { mayReach: isPublicAddress, longestWait: 10_000, maxBytes: 10_000_000, header: null };
const maxHosts = 100;

/**
 * Asks a service whose address someone of the office entered, unless `mayReach` says otherwise: never an address of the firm's own network, whatever its name resolves to when it is
 * asked. No redirect is followed; ten seconds, ten megabytes, JSON alone, and a breaker for each host.
 */
export function createServiceCaller(given: Partial<Limits> = {}): CallService {
  const askForJson = createCaller({ ...usual, ...given }, json);
  return async (url) => {
    const { status, content } = await askForJson(url, 'GET');
    return { status, json: content.length === 0 ? null : JSON.parse(content.toString('utf8')), bytes: content.length };
  };
}

/** Asks for a CSV file, with the rules of `createServiceCaller`; a question by POST has an empty body. */
export function createFileCaller(given: Partial<Limits> = {}): FetchFile {
  return createCaller({ ...usual, ...given }, csv);
}

/** A type of content, as it is asked for and as the answer has to say. */
interface ContentKind {
  readonly name: string;
  readonly accept: string;
  readonly pattern: RegExp;
}

const json: ContentKind = { name: 'JSON', accept: 'application/json', pattern: /^application\/(?:[\w.]+\+)?json\b/i };
const csv: ContentKind = { name: 'CSV', accept: 'text/csv, text/plain', pattern: /^text\/(?:csv|plain)\b/i };

function createCaller(limits: Limits, kind: ContentKind): FetchFile {
  const breakers = new Map<string, ReturnType<typeof breaker>>();
  return async (url, method) => {
    const unlessBroken = breakers.get(url.host) ?? breaker(() => performance.now());
    breakers.delete(url.host);
    breakers.set(url.host, unlessBroken);
    const [oldest = ''] = breakers.keys();
    if (breakers.size > maxHosts) breakers.delete(oldest);
    return unlessBroken(
      () => ask({ url, method, kind }, limits),
      ({ status }) => status >= 500,
    );
  };
}

interface Question {
  readonly url: URL;
  readonly method: 'GET' | 'POST';
  readonly kind: ContentKind;
}

async function ask(question: Question, limits: Limits): Promise<OutsideFile> {
  const { url, kind } = question;
  const answer = await answered(question, limits);
  const { statusCode: status = 502, headers } = answer;
  // Whatever is not asked for stays unread.
  if (status !== 200) {
    answer.destroy();
    return { status, content: Buffer.alloc(0) };
  }
  if (!kind.pattern.test(headers['content-type'] ?? '') || headers['content-encoding']) {
    answer.destroy();
    throw new Error(`${url.host} did not answer with ${kind.name}.`);
  }
  return { status, content: await contentOf(answer, limits.maxBytes) };
}

function answered({ url, method, kind }: Question, { mayReach, longestWait, header }: Limits): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // Of what is a number nothing is looked up.
  if (isIP(host) !== 0 && !mayReach(host)) return Promise.reject(new Error(`${host} is not an address outside.`));
  return new Promise((done, failed) => {
    const options = {
      agent: false,
      method,
      headers: { accept: kind.accept, 'accept-encoding': 'identity', ...(header && { [header[0]]: header[1] }) },
      lookup: lookupWhere(mayReach),
      signal: AbortSignal.timeout(longestWait),
    };
    const asked: ClientRequest = url.protocol === 'https:' ? overHttps(url, options, done) : overHttp(url, options, done);
    asked.on('error', failed);
    asked.end();
  });
}

/** The very addresses that are connected to are judged: a name that resolves to another one a moment later gains nothing. */
function lookupWhere(mayReach: Limits['mayReach']): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, []);
      const inside = found.find(({ address }) => !mayReach(address));
      if (inside || !found[0]) return callback(new Error(`${hostname} is ${inside?.address ?? 'nowhere'}: not an address outside.`), []);
      return options.all ? callback(null, found) : callback(null, found[0].address, found[0].family);
    });
  };
}

async function contentOf(answer: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of answer) {
    const read = piece as Buffer;
    bytes += read.length;
    if (bytes > maxBytes) throw new Error('The answer is too long.');
    pieces.push(read);
  }
  return Buffer.concat(pieces);
}
