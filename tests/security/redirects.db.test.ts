import { expect, test } from 'vitest';
import { httpRequest } from '../support/http-request.ts';
import { sharedProduct } from '../support/running-product.ts';
import { credentialsIn } from './access-actors.ts';
import { twoClients } from './two-clients.ts';

const product = await sharedProduct();
const { people } = await twoClients(product);
const { headers } = await credentialsIn(product.database, people)('admin');
const host = `localhost:${product.port}`;

/** Returns the target to which the login page redirects a signed-in user. */
async function sentTo(redirectTo: string): Promise<string | undefined> {
  const path = `/login?redirectTo=${redirectTo}`;
  return (await httpRequest({ port: product.port, path, headers: { host, ...headers } })).headers.location;
}

/** As they stand in an address; whatever a browser or a program of the way makes of them, they lead away from the site, or out of it. */
const shapes = [
  '',
  ...String.raw`
    https://evil.example http://evil.example HTTPS://EVIL.EXAMPLE https:evil.example https:/evil.example
    https:///evil.example //evil.example ///evil.example ////evil.example //evil.example/portals //evil.example%2Fportals
    %2F%2Fevil.example /%2Fevil.example/..// /%5Cevil.example %5C%5Cevil.example /%5C/evil.example %5C/evil.example
    /%5C%5Cevil.example /.//evil.example /..//evil.example /./evil.example /../evil.example /%2e%2e//evil.example
    /%252e%252e//evil.example /portals//evil.example /portals/..//evil.example /portals/%2e%2e//evil.example
    /portals/../..//evil.example /portals/./x %09//evil.example /%09/evil.example %0A//evil.example /%0A/evil.example
    /%0D/evil.example %0D%0ALocation:%20//evil.example /portals%0D%0ASet-Cookie:%20a=b /portals%01 %01//evil.example
    /%01/evil.example %20//evil.example /%20/evil.example javascript:alert(1) JaVaScRiPt:alert(1) java%0Ascript:alert(1)
    data:text/html,x vbscript:x file:///etc/passwd ftp://evil.example @evil.example .evil.example evil.example
    localhost@evil.example https://localhost@evil.example https://localhost.evil.example ?redirectTo=//evil.example
    %23//evil.example /%E2%80%AE//evil.example /%EF%BC%8F%EF%BC%8Fevil.example %E3%80%82evil.example /logout /login /signup
    /verify/x /reset/x /invite/x /enter /portals?logout /LOGOUT /portals?a=b%26logout=1 / %2F portals ./portals /portals/..
    /portals%5C..%5Cx
  `
    .trim()
    .split(/\s+/),
];

test('there are more than sixty shapes, none of them twice', () => {
  expect(new Set(shapes).size).toBe(shapes.length);
  expect(shapes.length).toBeGreaterThan(60);
});

test.each(shapes)('%j leads to the portals', async (shape) => {
  expect(await sentTo(shape)).toBe('/portals');
});

test.each(['/profile/me', '/admin/audit?action=downloaded', '/dashboard/x?find=%252F%252Fa', '/profile/me%23x'])(
  '%s is followed',
  async (shape) => {
    expect(await sentTo(encodeURIComponent(decodeURIComponent(shape)))).toBe(decodeURIComponent(shape));
  },
);

test('the last one of several counts for nothing', async () => {
  expect(await sentTo('/profile/me&redirectTo=//evil.example')).toBe('/profile/me');
});
