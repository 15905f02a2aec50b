import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type ClientMetadata, type KoaContextWithOIDC } from 'oidc-provider';
import { afterAll } from 'vitest';
import { client } from './openid-client.ts';

/** The claims of an issuer about a person, besides their subject. */
type Claims = Readonly<Record<string, string | boolean>>;

/**
 * A real provider of OpenID Connect for a test file, on this machine. Anyone who is sent to it is `atTheScreen` and agrees; null wants to sign in
 * with no one.
 */
export async function openIdIssuer() {
  const people = new Map<string, Claims>();
  const screen: { person: string | null } = { person: null };
  let handle: ReturnType<Provider['callback']> | null = null;
  const server = createServer((request, reply) => void handle?.(request, reply));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    people,
    screen,
    /** Tells it where the product wants people back. */
    knows(redirectUris: readonly string[]) {
      const provider = providerOf(url, people, redirectUris);
      provider.use(({ path, req, res }, next) => answerInteraction(provider, { path, req, res }, { next, person: screen.person }));
      handle = provider.callback();
    },
  };
}

function providerOf(url: string, people: ReadonlyMap<string, Claims>, redirectUris: readonly string[]): Provider {
  const known: ClientMetadata = {
    client_id: client.id,
    client_secret: client.secret,
    redirect_uris: [...redirectUris],
    token_endpoint_auth_method: 'client_secret_post',
  };
  return new Provider(url, {
    clients: [known],
    claims: { openid: ['sub'], email: ['email', 'email_verified', 'xms_edov', 'hd'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    cookies: { keys: ['of a test'] },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    pkce: { required: () => true },
    findAccount: (_ctx, sub) => ({ accountId: sub, claims: async () => ({ sub, ...people.get(sub) }) }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({ accountId: oidc.session?.accountId ?? '', clientId: client.id });
      grant.addOIDCScope('openid email');
      await grant.save();
      return grant;
    },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
  });
}

interface Interaction {
  readonly next: () => Promise<void>;
  readonly person: string | null;
}

async function answerInteraction(
  provider: Provider,
  { path, req, res }: Pick<KoaContextWithOIDC, 'path' | 'req' | 'res'>,
  { next, person }: Interaction,
): Promise<void> {
  if (!path.startsWith('/interaction/')) return next();
  const result = person === null ? { error: 'access_denied', error_description: 'Not today' } : { login: { accountId: person } };
  await provider.interactionFinished(req, res, result);
}
