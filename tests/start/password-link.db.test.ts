import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { resetPassword } from '#server/operations/passwords/reset-password.ts';
import { signInFixture, password } from '../support/sign-in-fixture.ts';
import { sharedProduct } from '../support/running-product.ts';

const product = await sharedProduct();
const fixture = signInFixture(product.database);
const origin = `http://localhost:${product.port}`;

/** `npm run password -- …` beside the product. */
const command = (...args: string[]) =>
  spawnSync(process.execPath, ['src/server/commands/password.ts', ...args], {
    encoding: 'utf8',
    env: { ...process.env, PORT: String(product.port), VAR_DIR: product.varDir, DEMO: 'false', NODE_ENV: 'test' },
  });

test('npm run password prints a link, how long it is good, and no password', async () => {
  const ivy = await fixture.person('ivy');
  const { status, stdout } = command(ivy.email);
  expect(status).toBe(0);
  const [, link = '', token = ''] =
    /^Variant default in .*\nLink for ivy to choose a password. It works once and expires at \d\d:\d\d \(Europe\/London\): (\S+\/reset\/([\w-]{43}))\n$/.exec(
      stdout,
    ) ?? [];
  expect(link).toBe(`${origin}/reset/${token}`);
  expect((await fetch(link)).status).toBe(200);
  expect((await fixture.begin(ivy.email, password)).kind).toBe('pin-needed');
  await resetPassword(fixture.services, { token, password: 'another horse 2' });
  expect((await fixture.begin(ivy.email, 'another horse 2')).kind).toBe('pin-needed');
});

test.each([
  [
    'nobody’s address',
    ['nobody@home.example'],
    /^Variant default in .*\n$/,
    'No user of default who can sign in has the email address nobody@home.example.',
  ],
  ['no address', [], /^$/, 'npm run password -- <email> [--variant default|'],
  ['no variant', ['ivy@home.example', '--variant', 'other'], /^$/, 'npm run password -- <email> [--variant default|'],
])('with %s it says so and fails', (_case, args, said, text) => {
  const { status, stdout, stderr } = command(...args);
  expect(status).toBe(1);
  expect(stdout).toMatch(said);
  expect(stderr).toContain(text);
});
