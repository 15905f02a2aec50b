import { describe, expect, test } from 'vitest';
import type { IdentityProvider } from '#domain/sign-in/identity-provider.ts';
import { type Lies, dishonestIssuer } from '#tests/support/dishonest-issuer.ts';
import { client } from '#tests/support/openid-client.ts';
import { openIdProvider } from './openid-provider.ts';

const issuer = await dishonestIssuer();
const access = { issuer: issuer.url, clientId: client.id, clientSecret: client.secret };
const asked = { redirectUri: 'https://portal.firm.example/login/google/callback', state: 'the-state', secret: 'of the browser' };

/** Sends someone there and takes what they come back with. */
async function claims(lies: Lies, { id = 'google', secret = asked.secret }: { id?: IdentityProvider; secret?: string } = {}) {
  issuer.state.lies = lies;
  issuer.state.person = { sub: 'ivy', email: 'ivy@home.example', email_verified: true };
  const provider = openIdProvider(id, access);
  const address = await provider.addressFor(asked);
  const { headers } = await fetch(address, { redirect: 'manual' });
  return provider.claimsFrom(new URL(headers.get('location') ?? ''), { ...asked, secret });
}

test('someone is sent away with a state, a nonce and a challenge, and asked for their address alone', async () => {
  issuer.state.lies = {};
  const { searchParams } = await openIdProvider('google', access).addressFor(asked);
  expect(Object.fromEntries(searchParams)).toEqual({
    client_id: client.id,
    response_type: 'code',
    redirect_uri: asked.redirectUri,
    scope: 'openid email',
    state: 'the-state',
    nonce: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
  });
});

test('LinkedIn understands neither nonce nor challenge', async () => {
  const { searchParams } = await openIdProvider('linkedin', access).addressFor(asked);
  expect([...searchParams.keys()].toSorted()).toEqual(['client_id', 'redirect_uri', 'response_type', 'scope', 'state']);
});

test.each(['google', 'microsoft', 'linkedin'] as const)('what an honest issuer says through %s is believed', async (id) => {
  await expect(claims(id === 'linkedin' ? { claims: { nonce: null } } : {}, { id })).resolves.toMatchObject({
    iss: issuer.url,
    sub: 'ivy',
  });
});

const longAgo = Math.floor(Date.now() / 1000) - 600;

describe('nothing is believed of', () => {
  test.each<[string, Lies]>([
    ['another nonce', { claims: { nonce: 'of somebody else' } }],
    ['no nonce', { claims: { nonce: null } }],
    ['another issuer', { claims: { iss: 'https://accounts.google.com' } }],
    ['another audience', { claims: { aud: 'another-portal' } }],
    ['several audiences, and meant for another', { claims: { aud: [client.id, 'another'], azp: 'another' } }],
    ['an expired token', { claims: { exp: longAgo, iat: longAgo - 60 } }],
    ['a token of nobody', { claims: { sub: null } }],
    ['a signature of somebody else', { hasForeignKey: true }],
    ['a key that is not published', { header: { kid: 'none' } }],
    ['no signature', { isUnsigned: true }],
    ['the algorithm none', { header: { alg: 'none' }, isUnsigned: true }],
    ['a signature with our own secret', { header: { alg: 'HS256' } }],
    ['no ID token', { token: (reply) => reply.end(JSON.stringify({ access_token: 'x', token_type: 'Bearer' })) }],
    ['an error', { token: (reply) => reply.writeHead(400).end(JSON.stringify({ error: 'invalid_grant' })) }],
    ['a redirect', { token: (reply) => reply.writeHead(302, { location: `${issuer.url}/elsewhere` }).end() }],
    ['a page', { token: (reply) => reply.writeHead(200, { 'content-type': 'text/html' }).end('<p>Hello</p>') }],
    ['a megabyte', { token: (reply) => reply.writeHead(200, { 'content-type': 'application/json' }).end(' '.repeat(1_100_000)) }],
    ['keys from elsewhere', { discovery: { jwks_uri: 'http://127.0.0.1:1/keys' } }],
    ['a token endpoint elsewhere', { discovery: { token_endpoint: 'http://169.254.169.254/latest' } }],
    ['another issuer in what is discovered', { discovery: { issuer: 'https://accounts.google.com' } }],
    ['another page to ask people', { discovery: { authorization_endpoint: 'https://evil.example/authorize' } }],
  ])('%s', async (_lie, lies) => {
    await expect(claims(lies)).rejects.toThrow();
  });

  test('another browser', async () => {
    await expect(claims({}, { secret: 'of another browser' })).rejects.toThrow();
  });
});

test('no redirect is followed', () => {
  expect(issuer.asked).not.toContain('/elsewhere');
});

test('what was discovered once is not asked for again; a failure is', async () => {
  issuer.state.lies = { discovery: { issuer: 'https://accounts.google.com' } };
  const provider = openIdProvider('google', access);
  await expect(provider.addressFor(asked)).rejects.toThrow();
  issuer.state.lies = {};
  await provider.addressFor(asked);
  const before = issuer.asked.length;
  await provider.addressFor(asked);
  expect(issuer.asked.length).toBe(before);
});

const isKept = (reason: unknown) => reason instanceof Error && reason.message.startsWith('Not asked');

test('someone who does not answer is asked five times, and then no more', async () => {
  const provider = openIdProvider('google', { ...access, issuer: 'http://127.0.0.1:1' });
  const reasons: unknown[] = [];
  for (let nth = 0; nth < 6; nth += 1) await provider.addressFor(asked).catch((error: Error) => reasons.push(error.cause));
  expect(reasons.map(isKept)).toEqual([false, false, false, false, false, true]);
});
