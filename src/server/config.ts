import { resolve } from 'node:path';
import * as z from 'zod';
import { type VariantId, variantIds } from '#contracts/ids.ts';
import { type IdentityProvider, identityProviders } from '#domain/sign-in/identity-provider.ts';
import type { S3Access } from './files/s3-file-store.ts';
import { isLoopback } from './is-loopback.ts';

/** Everything that is read from the environment, checked once. The README's table lists the same names. */
const Environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  VAR_DIR: z.string().default('var'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_URLS: z.string().optional(),
  DATABASE_READ_URLS: z.string().optional(),
  DATABASE_APP_PASSWORD: z.string().min(16).optional(),
  DEMO: z.stringbool().optional(),
  HOSTS: z.string().optional(),
  SECRET: z.string().min(32).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().optional(),
  SMS_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMS_HEADER: z
    .string()
    .regex(/^[\w-]+: .+$/)
    .optional(),
  SMS_BODY: z.string().includes('{to}').includes('{text}').default('{"to":"{to}","text":"{text}"}'),
  PRICES_URL: z.url({ protocol: /^https?$/ }).optional(),
  PRICES_HEADER: z
    .string()
    .regex(/^[\w-]+: .+$/)
    .optional(),
  DATA_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_HEADER: z
    .string()
    .regex(/^[\w-]+: .+$/)
    .optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: z.url().default('https://accounts.google.com'),
  MICROSOFT_CLIENT_ID: z.string().optional(),
  MICROSOFT_CLIENT_SECRET: z.string().optional(),
  MICROSOFT_ISSUER: z.url().optional(),
  LINKEDIN_CLIENT_ID: z.string().optional(),
  LINKEDIN_CLIENT_SECRET: z.string().optional(),
  LINKEDIN_ISSUER: z.url().default('https://www.linkedin.com/oauth'),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z\d][\w.-]{1,61}[a-z\d]$/i)
    .optional(),
  S3_REGION: z.string().optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  S3_PATH_STYLE: z.stringbool().optional(),
  TRUST_PROXY: z.union([z.stringbool(), z.string().regex(/^[\da-f.:]+(?:\/\d+)?(?:, *[\da-f.:]+(?:\/\d+)?)*$/i)]).default(false),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).optional(),
  CHROMIUM: z.string().optional(),
  TIMEOUT_FACTOR: z.coerce.number().min(1).max(100).default(1),
  PAGE_CACHE_SECONDS: z.coerce.number().min(0).max(600).default(10),
  BUILD: z.enum(['when-needed', 'given']).default('when-needed'),
});

export interface Config {
  readonly mode: 'production' | 'development' | 'test';
  readonly port: number;
  readonly host: string;
  /** Absolute folder of the embedded database, files and locks. */
  readonly varDir: string;
  /** PostgreSQL servers of one's own; absent means the embedded one. */
  readonly database: DatabaseAddresses | null;
  /**
   * Demo data, demo people and the outbox page. On by default where no one but this machine can reach it and neither a database nor a host
   * name of the firm's own is configured.
   */
  readonly demo: boolean;
  /** Host name (without port) to variant id, for example `portal.firm.example=greek`. */
  readonly hosts: Readonly<Record<string, string>>;
  readonly secret: string | null;
  readonly mail: { readonly url: string; readonly from: string } | null;
  /** The gateway for text messages: its address, a header that opens it as name and value, and the template of a request's body. */
  readonly sms: { readonly url: string; readonly header: readonly [string, string] | null; readonly body: string } | null;
  /** The price service; null for prices of imports alone. */
  readonly prices: OpenedService | null;
  /** The data service, below whose address data processes ask for files; null where they ask other addresses alone. */
  readonly data: OpenedService | null;
  /** The credentials of identity providers, for firms that offer them. */
  readonly identityProviders: Readonly<Partial<Record<IdentityProvider, ProviderAccess>>>;
  /** The bucket in which files are kept; null for the folder `files` of `varDir`. */
  readonly s3: S3Access | null;
  /** Addresses and networks of the firm's own proxies, whose forwarding headers count; false for none. */
  readonly trustProxy: string | false;
  readonly logLevel: string;
  readonly chromium: string | null;
  /** By how much everything that is given up or hidden after a time is waited for longer; 1 or more. */
  readonly timeoutFactor: number;
  /** For how many seconds public pages are kept in memory; 0 for not at all. */
  readonly pageCacheSeconds: number;
  /** A start builds the pages when a source is younger than they are (`when-needed`), or refuses to (`given`). */
  readonly build: 'when-needed' | 'given';
}

/** The address of a service, and the name and value of a header that opens it. */
export interface OpenedService {
  readonly url: string;
  readonly header: readonly [string, string] | null;
}

export interface DatabaseAddresses {
  /** Owner login, and those of variants whose databases are on servers of their own. */
  readonly url: string;
  readonly urls: ByVariant;
  /** Synchronous standbys from which pages are read. */
  readonly readUrls: ByVariant;
  /** The password of the role `portal_app`, on every server. */
  readonly appPassword: string;
}

type ByVariant = Readonly<Partial<Record<VariantId, string>>>;

/** The access to a provider of OpenID Connect, and the address that it calls itself by. */
export interface ProviderAccess {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** @throws Error naming every variable that is wrong, so that the first start tells all of it. */
export function readConfig(mode?: Config['mode'], env: NodeJS.ProcessEnv = process.env): Config {
  const parsed = Environment.safeParse(mode ? { ...env, NODE_ENV: mode } : env);
  if (!parsed.success) throw new Error(`The environment settings are incorrect:\n${z.prettifyError(parsed.error)}`);
  const { data } = parsed;
  refuseOpenDemo(data);
  return {
    mode: data.NODE_ENV,
    port: data.PORT,
    host: data.HOST,
    varDir: resolve(data.VAR_DIR),
    database: databaseOf(data),
    demo: isDemo(data),
    hosts: hostsOf(data.HOSTS),
    secret: data.SECRET ?? null,
    mail: mailOf(data),
    sms: smsOf(data),
    prices: serviceOf('PRICES', { url: data.PRICES_URL, header: data.PRICES_HEADER }),
    data: serviceOf('DATA', { url: data.DATA_URL, header: data.DATA_HEADER }),
    identityProviders: Object.fromEntries(identityProviders.flatMap((id) => accessTo(id, data))),
    s3: s3Of(data),
    trustProxy: data.TRUST_PROXY === true ? ownNetworks : data.TRUST_PROXY,
    logLevel: data.LOG_LEVEL ?? (isDemo(data) ? 'warn' : 'info'),
    chromium: data.CHROMIUM ?? null,
    timeoutFactor: data.TIMEOUT_FACTOR,
    pageCacheSeconds: data.PAGE_CACHE_SECONDS,
    build: data.BUILD,
  };
}

/** The environment for building the pages: always as clients get them, also where tests or development begin the build. */
export function environmentOfBuild(): NodeJS.ProcessEnv {
  return { ...process.env, NODE_ENV: 'production' };
}

/** The networks in which a proxy of one's own stands: this machine and private networks. Trusting everyone would be trusting the caller. */
const ownNetworks = 'loopback, linklocal, uniquelocal';

type Values = z.infer<typeof Environment>;

/** Hosts with names of their own are asked through a proxy, which may stand on this machine. */
function isDemo({ DEMO, DATABASE_URL, HOST, HOSTS }: Values): boolean {
  return DEMO ?? (!DATABASE_URL && !HOSTS && isLoopback(HOST));
}

/** A demo shows its PINs and has one password for everyone, and it fills what is empty. */
function refuseOpenDemo({ DEMO, DATABASE_URL, HOST }: Values): void {
  if (!DEMO) return;
  if (!isLoopback(HOST))
    throw new Error(`DEMO=true shows the PINs of all users, so it is only for this machine. Leave out HOST=${HOST}, or set DEMO=false.`);
  if (DATABASE_URL)
    throw new Error(
      'DEMO=true fills the database with invented people, so it runs on its own alone: leave out DATABASE_URL, or set DEMO=false.',
    );
}

function databaseOf({ DATABASE_URL: url, DATABASE_APP_PASSWORD: appPassword, ...more }: Values): Config['database'] {
  if (!url && (more.DATABASE_URLS || more.DATABASE_READ_URLS))
    throw new Error('DATABASE_URLS and DATABASE_READ_URLS need DATABASE_URL, the server of all other variants.');
  if (!url) return null;
  if (!appPassword)
    throw new Error('DATABASE_URL needs DATABASE_APP_PASSWORD, the password of the role portal_app (16 characters or more).');
  const [urls, readUrls] = [addressesOf('DATABASE_URLS', more), addressesOf('DATABASE_READ_URLS', more)];
  return { url, urls, readUrls, appPassword };
}

/** With spaces between them, which no address has: `greek=postgres://owner@db2.firm.example/postgres default=…`. */
function addressesOf(name: 'DATABASE_URLS' | 'DATABASE_READ_URLS', { [name]: text = '' }: Pick<Values, typeof name>): ByVariant {
  const pairs = text.split(/\s+/).filter((pair) => pair !== '');
  return Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.indexOf('=');
      const [id, address] = [variantIds.find((known) => known === pair.slice(0, at)), pair.slice(at + 1)];
      if (!id || !/^postgres(ql)?:\/\/./.test(address))
        throw new Error(`${name}: an entry is no variant and address; write ${variantIds.join('=postgres://… or ')}=postgres://….`);
      return [id, address];
    }),
  );
}

function mailOf(values: Values): Config['mail'] {
  const { SMTP_URL: url, MAIL_FROM: from } = values;
  if (!url && !isDemo(values) && values.NODE_ENV === 'production')
    throw new Error('SMTP_URL is needed to send PINs by email. For a demo, set DEMO=true to read them at /dev/outbox.');
  if (!url) return null;
  if (!from) throw new Error('SMTP_URL needs MAIL_FROM, the sender address of emails.');
  return { url, from };
}

function smsOf({ SMS_URL: url, SMS_HEADER: header, SMS_BODY: body }: Values): Config['sms'] {
  if (!url) return null;
  if (!isSafeAddress(url)) throw new Error('SMS_URL must begin with https, because it carries PINs.');
  return { url, header: headerOf(header), body };
}

/** Figures rest on what such a service answers. */
function serviceOf(
  name: 'PRICES' | 'DATA',
  { url, header }: { readonly url: string | undefined; readonly header: string | undefined },
): OpenedService | null {
  if (!url && header) throw new Error(`${name}_HEADER needs ${name}_URL, the address of the service.`);
  if (!url) return null;
  if (!isSafeAddress(url)) throw new Error(`${name}_URL must begin with https, because figures rest on what it answers.`);
  return { url, header: headerOf(header) };
}

/** Returns the name and the value of a header. */
function headerOf(header: string | undefined): readonly [string, string] | null {
  if (header === undefined) return null;
  const colon = header.indexOf(': ');
  return [header.slice(0, colon), header.slice(colon + 2)];
}

/** Returns the settings of the bucket; none where no setting is given. Incomplete settings are an error. */
function s3Of(values: Values): Config['s3'] {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
  if (!Object.entries(values).some(([name, value]) => name.startsWith('S3_') && value !== undefined)) return null;
  if (!bucket || !accessKeyId || !secretAccessKey)
    throw new Error('S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are needed together.');
  return { bucket, accessKeyId, secretAccessKey, ...serverOfS3(values) };
}

function serverOfS3(values: Values): Pick<S3Access, 'region' | 'endpoint' | 'isPathStyle'> {
  const { S3_ENDPOINT: endpoint = null, S3_REGION: region, S3_PATH_STYLE: isPathStyle = false } = values;
  if (endpoint === null && !region) throw new Error('S3_REGION is needed for Amazon S3, or S3_ENDPOINT for another server.');
  if (endpoint !== null && !isSafeAddress(endpoint))
    throw new Error("S3_ENDPOINT must begin with https, because it carries clients' documents.");
  return { endpoint, region: region ?? 'us-east-1', isPathStyle };
}

const upper = { google: 'GOOGLE', microsoft: 'MICROSOFT', linkedin: 'LINKEDIN' } as const satisfies Record<IdentityProvider, string>;

/** Returns the access to an identity provider; none where no setting is given. Incomplete settings are an error. */
function accessTo(id: IdentityProvider, values: Values): [IdentityProvider, ProviderAccess][] {
  const name = upper[id];
  const { [`${name}_CLIENT_ID` as const]: clientId, [`${name}_CLIENT_SECRET` as const]: clientSecret } = values;
  const issuer = values[`${name}_ISSUER`];
  if (!clientId && !clientSecret) return [];
  if (!clientId || !clientSecret) throw new Error(`${name}_CLIENT_ID and ${name}_CLIENT_SECRET are needed together.`);
  if (!issuer) throw new Error(`${name}_ISSUER is needed, the address with the tenant: https://login.microsoftonline.com/{tenant}/v2.0.`);
  if (!isSafeAddress(issuer)) throw new Error(`${name}_ISSUER must begin with https, because it confirms identities.`);
  return [[id, { issuer, clientId, clientSecret }]];
}

/** Encrypted, or on this machine. */
function isSafeAddress(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
}

function hostsOf(text: string | undefined): Record<string, string> {
  const pairs = (text ?? '').split(',').filter((pair) => pair.trim() !== '');
  return Object.fromEntries(pairs.map(hostOf));
}

function hostOf(pair: string): [string, string] {
  const [host = '', variant = '', ...more] = pair.split('=').map((part) => part.trim());
  const isKnown = variantIds.some((id) => id === variant);
  if (!/^[\w.-]+$/.test(host) || !isKnown || more.length > 0)
    throw new Error(`HOSTS: "${pair.trim()}" is not a host name and variant. Write portal.firm.example=${variantIds.join(' or =')}.`);
  return [host.toLowerCase(), variant];
}
