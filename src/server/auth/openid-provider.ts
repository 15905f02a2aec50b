import { createHash } from 'node:crypto';
import * as openid from 'openid-client';
import type { IdentityProvider } from '#domain/sign-in/identity-provider.ts';
import type { ProviderAccess } from '../config.ts';
import { type Fetch, guardedFetch } from './guarded-fetch.ts';

/** The claims of an ID token that was believed. */
export type BelievedClaims = openid.IDToken;

/** A provider of OpenID Connect that someone is sent to, and comes back from with a code. */
export interface OpenIdProvider {
  /** The origin that people are sent to. */
  readonly origin: string;
  /** Makes the address that someone is sent to. `secret` is what their browser alone keeps until they come back. */
  readonly addressFor: (asked: AskedIdentity) => Promise<URL>;
  /** Exchanges the code of the address that they came back with. Throws for whatever is not what was asked for. */
  readonly claimsFrom: (back: URL, asked: AskedIdentity) => Promise<BelievedClaims>;
}

export interface AskedIdentity {
  readonly redirectUri: string;
  readonly state: string;
  readonly secret: string;
}

/** The origins where providers are asked beside their issuer's own. */
const otherOrigins: Readonly<Record<string, readonly string[]>> = {
  'https://accounts.google.com': ['https://oauth2.googleapis.com', 'https://www.googleapis.com'],
};

/** LinkedIn refuses a code verifier from a server that has a secret, and repeats no nonce. */
const understands: Readonly<Record<IdentityProvider, { readonly pkce: boolean; readonly nonce: boolean }>> = {
  google: { pkce: true, nonce: true },
  microsoft: { pkce: true, nonce: true },
  linkedin: { pkce: false, nonce: false },
};

const discoveryMilliseconds = 3_600_000;
const seconds = 10;

/** Creates the client of an identity provider. It reads the provider's settings at the first sign-in and caches them for an hour. */
export function openIdProvider(id: IdentityProvider, access: ProviderAccess): OpenIdProvider {
  const { origin } = new URL(access.issuer);
  const origins = new Set([origin, ...(otherOrigins[origin] ?? [])]);
  const fetch = guardedFetch(origins);
  const configuration = kept(() => discovered(access, fetch));
  const { pkce, nonce } = understands[id];
  return {
    origin,
    async addressFor({ redirectUri, state, secret }) {
      const { codeVerifier, nonce: ours } = derivedFrom(secret);
      const url = openid.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: 'openid email',
        state,
        ...(nonce ? { nonce: ours } : {}),
        ...(pkce ? { code_challenge: await openid.calculatePKCECodeChallenge(codeVerifier), code_challenge_method: 'S256' } : {}),
      });
      if (url.origin !== origin) throw new Error(`${url.origin} is not where ${id} asks people.`);
      return url;
    },
    async claimsFrom(back, { state, secret }) {
      const { codeVerifier, nonce: ours } = derivedFrom(secret);
      const tokens = await openid.authorizationCodeGrant(await configuration(), back, {
        expectedState: state,
        idTokenExpected: true,
        ...(nonce ? { expectedNonce: ours } : {}),
        ...(pkce ? { pkceCodeVerifier: codeVerifier } : {}),
      });
      const claims = tokens.claims();
      if (!claims) throw new Error(`${id} sent no ID token.`);
      return claims;
    },
  };
}

function discovered({ issuer, clientId, clientSecret }: ProviderAccess, fetch: Fetch) {
  const url = new URL(issuer);
  // What the configuration allows over http is this machine alone.
  const overHttp = url.protocol === 'http:' ? [openid.allowInsecureRequests] : [];
  return openid.discovery(url, clientId, clientSecret, undefined, {
    [openid.customFetch]: fetch,
    timeout: seconds,
    execute: [openid.enableNonRepudiationChecks, ...overHttp],
  });
}

/** Keeps for an hour what was learnt once; a failure is not kept. */
function kept<Value>(learn: () => Promise<Value>): () => Promise<Value> {
  let known: { readonly value: Promise<Value>; readonly until: number } | null = null;
  return () => {
    if (known && performance.now() < known.until) return known.value;
    const value = learn();
    known = { value, until: performance.now() + discoveryMilliseconds };
    value.catch(() => {
      known = null;
    });
    return value;
  };
}

/** Derives secrets from what the browser alone keeps: neither the table nor the provider can make them. */
function derivedFrom(secret: string): { readonly codeVerifier: string; readonly nonce: string } {
  const of = (purpose: string) => createHash('sha256').update(`${purpose}:${secret}`).digest('base64url');
  return { codeVerifier: of('verifier'), nonce: of('nonce') };
}
