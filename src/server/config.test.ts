import fastify from 'fastify';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const proxiesOf = (text: string) => readConfig('test', { TRUST_PROXY: text }).trustProxy;

test('no one is trusted to tell whom they ask for, unless it is said', () => {
  expect(readConfig('test', {}).trustProxy).toBe(false);
});

test.each(['everyone', 'true false', '10.0.0.0/8;evil'])('TRUST_PROXY=%s is refused', (text) => {
  expect(() => proxiesOf(text)).toThrow('TRUST_PROXY');
});

// A proxy appends whom it was asked by; what stands before that was written by anyone who asked.
test.each([
  ['false', '127.0.0.1'],
  ['true', '203.0.113.9'],
  ['127.0.0.1', '203.0.113.9'],
  ['127.0.0.1, 203.0.113.0/24', '198.51.100.7'],
  ['10.0.0.0/8', '127.0.0.1'],
])('behind TRUST_PROXY=%s a request comes from %s', async (text, address) => {
  const app = fastify({ trustProxy: proxiesOf(text) });
  app.get('/', async ({ ip }) => ip);
  const { body } = await app.inject({ url: '/', headers: { 'x-forwarded-for': '10.9.8.7, 198.51.100.7, 203.0.113.9' } });
  expect(body).toBe(address);
});

const bucket = { S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' };

const mail = { SMTP_URL: 'smtp://mail.firm.example', MAIL_FROM: 'a@firm.example' };

const ownServer = { DATABASE_URL: 'postgres://owner@db/postgres', DATABASE_APP_PASSWORD: '0123456789abcdef' };

test.each([
  ['nothing said', {}, true],
  ['listening to the world', { HOST: '0.0.0.0', ...mail }, false],
  ['behind a proxy on this machine', { HOSTS: 'portal.firm.example=default', ...mail }, false],
  ['behind a proxy on this machine, wanted', { HOSTS: 'portal.firm.example=default', DEMO: 'true' }, true],
  ["a database of one's own", { DATABASE_URL: 'postgres://owner@db/postgres', DATABASE_APP_PASSWORD: '0123456789abcdef', ...mail }, false],
  ['not wanted', { DEMO: 'false', ...mail }, false],
])('demo: %s', (_case, env, expected) => {
  expect(readConfig('production', env).demo).toBe(expected);
});

test.each([
  ['outside the demo PINs need a way out', { DEMO: 'false' }, 'SMTP_URL is needed'],
  ['so they do under host names', { HOSTS: 'portal.firm.example=default' }, 'SMTP_URL is needed'],
  ['mails come from somebody', { SMTP_URL: 'smtp://mail.firm.example' }, 'MAIL_FROM'],
  ['PINs do not travel unencrypted', { SMS_URL: 'http://sms.example/send' }, 'SMS_URL must begin with https'],
  ['a text message says what to whom', { SMS_URL: 'https://sms.example/send', SMS_BODY: '{"text":"{text}"}' }, 'SMS_BODY'],
  ['an id without a secret', { GOOGLE_CLIENT_ID: 'ours' }, 'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET are needed together'],
  ['a secret without an id', { LINKEDIN_CLIENT_SECRET: 'secret' }, 'LINKEDIN_CLIENT_ID and LINKEDIN_CLIENT_SECRET are needed together'],
  ['Microsoft has many tenants', { MICROSOFT_CLIENT_ID: 'ours', MICROSOFT_CLIENT_SECRET: 'secret' }, 'MICROSOFT_ISSUER is needed'],
  [
    'who somebody is does not travel unencrypted',
    { GOOGLE_CLIENT_ID: 'ours', GOOGLE_CLIENT_SECRET: 'secret', GOOGLE_ISSUER: 'http://issuer.example' },
    'GOOGLE_ISSUER must begin with https',
  ],
  ['prices do not travel unencrypted', { PRICES_URL: 'http://prices.example' }, 'PRICES_URL must begin with https'],
  ['a key is for a price service', { PRICES_HEADER: 'Authorization: Bearer key' }, 'PRICES_HEADER needs PRICES_URL'],
  ['a bucket without a key', { S3_BUCKET: 'files', S3_REGION: 'eu-west-1' }, 'S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY'],
  ['a region without a bucket', { S3_REGION: 'eu-west-1' }, 'S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY'],
  ['a bucket nowhere', { ...bucket }, 'S3_REGION is needed for Amazon S3, or S3_ENDPOINT'],
  ['documents do not travel unencrypted', { ...bucket, S3_ENDPOINT: 'http://s3.example' }, 'S3_ENDPOINT must begin with https'],
  ['a demo is not shown to the world', { DEMO: 'true', HOST: '0.0.0.0' }, 'Leave out HOST=0.0.0.0, or set DEMO=false.'],
  [
    "a demo does not fill a database of one's own",
    { DEMO: 'true', DATABASE_URL: 'postgres://owner@db/postgres', DATABASE_APP_PASSWORD: '0123456789abcdef' },
    'leave out DATABASE_URL, or set DEMO=false.',
  ],
  ['a host is a firm that is there', { ...mail, HOSTS: 'portal.firm.example=defualt' }, '"portal.firm.example=defualt" is not a host name'],
  ['a host is somebody’s', { ...mail, HOSTS: 'portal.firm.example' }, '"portal.firm.example" is not a host name'],
  ['a host is not an address', { ...mail, HOSTS: 'https://portal.firm.example=default' }, 'is not a host name'],
  [
    'others have servers of their own',
    { ...mail, ...ownServer, DATABASE_URLS: 'gerek=postgres://owner@db2/postgres' },
    'DATABASE_URLS: an entry is no variant',
  ],
  [
    'an address is one of PostgreSQL',
    { ...mail, ...ownServer, DATABASE_READ_URLS: 'default=http://db2' },
    'DATABASE_READ_URLS: an entry is no',
  ],
  ['a standby is one of a server', { ...mail, DATABASE_READ_URLS: 'default=postgres://db2' }, 'need DATABASE_URL'],
  ["a database of one's own has an app role", { DATABASE_URL: 'postgres://owner@db/postgres' }, 'DATABASE_APP_PASSWORD'],
])('%s', (_case, env, message) => {
  expect(() => readConfig('production', env)).toThrow(message);
});

test('a variant may have a server and a standby of its own', () => {
  const addresses = {
    DATABASE_URLS: 'greek=postgres://owner@db2:5433/postgres?sslmode=verify-full',
    DATABASE_READ_URLS: ' default=postgresql://standby\n greek=postgres://c ',
  };
  expect(readConfig('production', { ...mail, ...ownServer, ...addresses }).database).toEqual({
    url: 'postgres://owner@db/postgres',
    urls: { greek: 'postgres://owner@db2:5433/postgres?sslmode=verify-full' },
    readUrls: { default: 'postgresql://standby', greek: 'postgres://c' },
    appPassword: '0123456789abcdef',
  });
});

test('no one says who someone is, unless it is said', () => {
  expect(readConfig('test', {}).identityProviders).toEqual({});
});

test('anyone who is known to a provider has its own address, or one on this machine', () => {
  const env = {
    GOOGLE_CLIENT_ID: 'ours',
    GOOGLE_CLIENT_SECRET: 'secret',
    LINKEDIN_CLIENT_ID: 'theirs',
    LINKEDIN_CLIENT_SECRET: 'secret',
    LINKEDIN_ISSUER: 'http://127.0.0.1:9000',
  };
  expect(readConfig('test', env).identityProviders).toEqual({
    google: { issuer: 'https://accounts.google.com', clientId: 'ours', clientSecret: 'secret' },
    linkedin: { issuer: 'http://127.0.0.1:9000', clientId: 'theirs', clientSecret: 'secret' },
  });
});
