import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';
import { client } from './openid-client.ts';

/** The false answers of a dishonest issuer. Null for those that it omits. */
export interface Lies {
  readonly discovery?: Readonly<Record<string, unknown>>;
  readonly header?: Readonly<Record<string, unknown>>;
  readonly claims?: Readonly<Record<string, unknown>>;
  readonly hasForeignKey?: boolean;
  readonly isUnsigned?: boolean;
  /** In the place of the answer to the code. */
  readonly token?: (reply: ServerResponse) => void;
}

const newKeys = () => generateKeyPairSync('rsa', { modulusLength: 2048 });

/** An issuer that says who someone is without having asked, and lies as it is told. Without lies it is believed. */
export async function dishonestIssuer() {
  const [own, foreign] = [newKeys(), newKeys()];
  const state: { lies: Lies; person: Readonly<Record<string, unknown>>; nonce: string | null } = { lies: {}, person: {}, nonce: null };
  const asked: string[] = [];
  const server = createServer((request, reply) => answer(request, reply));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  function answer(request: IncomingMessage, reply: ServerResponse): void {
    const at = new URL(request.url ?? '/', url);
    asked.push(at.pathname);
    const { lies } = state;
    if (at.pathname === '/authorize') leadBack(at, reply);
    else if (at.pathname === '/keys')
      send(reply, { keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid: 'own', use: 'sig', alg: 'RS256' }] });
    else if (at.pathname === '/token') (lies.token ?? sendTokens)(reply);
    else send(reply, { ...discoveryOf(url), ...lies.discovery });
  }

  function leadBack({ searchParams }: URL, reply: ServerResponse): void {
    state.nonce = searchParams.get('nonce');
    const back = new URL(searchParams.get('redirect_uri') ?? url);
    back.search = new URLSearchParams({ code: 'a-code', state: searchParams.get('state') ?? '' }).toString();
    reply.writeHead(302, { location: back.href }).end();
  }

  function sendTokens(reply: ServerResponse): void {
    const { lies, person, nonce } = state;
    const now = Math.floor(Date.now() / 1000);
    const claims = { iss: url, aud: client.id, iat: now, exp: now + 60, nonce, ...person, ...lies.claims };
    const key = (lies.hasForeignKey ? foreign : own).privateKey;
    const header = { alg: 'RS256', kid: 'own', ...lies.header };
    const token = signed(header, Object.fromEntries(Object.entries(claims).filter(([, value]) => value !== null)), key);
    send(reply, {
      access_token: 'x',
      token_type: 'Bearer',
      expires_in: 60,
      id_token: lies.isUnsigned ? token.replace(/[^.]*$/, '') : token,
    });
  }

  return { url, asked, state };
}

const discoveryOf = (url: string) => ({
  issuer: url,
  authorization_endpoint: `${url}/authorize`,
  token_endpoint: `${url}/token`,
  jwks_uri: `${url}/keys`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
});

function send(reply: ServerResponse, value: object): void {
  reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value));
}

function signed(header: object, claims: object, key: KeyObject): string {
  const written = [header, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
  return `${written}.${createSign('sha256').update(written).sign(key, 'base64url')}`;
}
