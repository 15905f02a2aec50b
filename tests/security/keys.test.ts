import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '../../src');
const page = readFileSync(join(import.meta.dirname, '../../docs/keys.md'), 'utf8');

const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path),
);
const of = (path: string) => readFileSync(join(source, path), 'utf8');

/** Matches code that creates, verifies or hides secrets. Random numbers that only have to differ do not count. */
const usesCryptography =
  /\b(?:randomBytes|randomInt|createHash|createHmac|createCipheriv|hkdfSync|argon2|timingSafeEqual|crypto\.subtle|sha256)\s*[(,}]|@simplewebauthn\/server|openid-client/;

test('every file that uses cryptography stands on the page of keys', () => {
  const using = files.filter((path) => usesCryptography.test(of(path)));
  expect(using.length).toBeGreaterThan(15);
  expect(using.filter((path) => !page.includes(`\`${path}\``))).toEqual([]);
});

test('every setting that is a secret stands there', () => {
  const settings = [...of('server/config.ts').matchAll(/^ {2}([A-Z_]+): z/gm)].map(([, name = '']) => name);
  const secrets = settings.filter((name) => /SECRET|PASSWORD|HEADER|(?:DATABASE|SMTP)_URL/.test(name));
  expect(secrets).toEqual([
    'DATABASE_URL',
    'DATABASE_URLS',
    'DATABASE_APP_PASSWORD',
    'SECRET',
    'SMTP_URL',
    'SMS_HEADER',
    'PRICES_HEADER',
    'DATA_HEADER',
    'GOOGLE_CLIENT_SECRET',
    'MICROSOFT_CLIENT_SECRET',
    'LINKEDIN_CLIENT_SECRET',
  ]);
  expect(secrets.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});

test('every file that the page names is there', () => {
  const named = [...page.matchAll(/`((?:server|domain|web|routes|variants)\/[\w/-]+\.tsx?)`/g)].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((path) => !files.includes(path))).toEqual([]);
});
