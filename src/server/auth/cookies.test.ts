import { expect, test } from 'vitest';
import { cookieJar, type CookieName } from './cookies.ts';
import { newToken } from './token.ts';

const token = newToken();
const secure = cookieJar({ isSecure: true });
const plain = cookieJar({ isSecure: false });

test.each([
  ['session over https', secure.set('session', token), '__Host-session', ['HttpOnly', 'Path=/', 'SameSite=Lax', 'Secure']],
  ['attempt over https', secure.set('attempt', token), '__Host-attempt', ['HttpOnly', 'Path=/', 'SameSite=Lax', 'Secure']],
  ['session over http', plain.set('session', token), 'portal-session', ['HttpOnly', 'Path=/', 'SameSite=Lax']],
  ['device', plain.set('device', token), 'portal-device', ['HttpOnly', 'Max-Age=15552000', 'Path=/', 'SameSite=Lax']],
  ['cleared', secure.clear('device'), '__Host-device', ['HttpOnly', 'Max-Age=0', 'Path=/', 'SameSite=Lax', 'Secure']],
])('%s', async (_case, written, name, attributes) => {
  const [pair = '', ...rest] = (await written).split('; ');
  expect(pair.split('=')[0]).toBe(name);
  expect(rest.toSorted()).toEqual(attributes);
});

test.each(['session', 'attempt', 'device'] as const)(
  '%s: what was set is read, among others and over its own scheme only',
  async (name) => {
    const [pair = ''] = (await secure.set(name, token)).split(';');
    expect(await secure.read(`theme=dark; ${pair}; language=el`, name)).toBe(token);
    expect(await plain.read(pair, name)).toBeNull();
    for (const other of ['session', 'attempt', 'device'] satisfies CookieName[]) {
      if (other !== name) expect(await secure.read(pair, other)).toBeNull();
    }
  },
);

const written = (value: unknown) => `__Host-session=${btoa(JSON.stringify(value))}`;

test.each([
  ['no header', null],
  ['no cookie', 'theme=dark'],
  ['no token', written('admin')],
  ['too long', written(`${token}A`)],
  ['an object', written({ token })],
  ['empty', '__Host-session='],
  ['not encoded', `__Host-session=${token}`],
  ['broken escapes', '__Host-session=%E0%A4%A'],
])('%s is no session', async (_case, header) => {
  expect(await secure.read(header, 'session')).toBeNull();
});
