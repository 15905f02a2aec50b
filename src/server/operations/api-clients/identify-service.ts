import { timingSafeEqual } from 'node:crypto';
import { type Actor, guest, system } from '#domain/actor.ts';
import { AppError } from '#domain/errors.ts';
import { serviceLimits } from '#domain/sign-in/failure-count.ts';
import { type ApiCredentials, apiCredentialsOf } from '../../auth/api-credentials.ts';
import { getNetwork } from '../../auth/network.ts';
import { tokenHash } from '../../auth/token.ts';
import type { Database } from '../../db/database.ts';
import type { ApiClient } from '../../db/queries/api-clients.ts';
import type { CounterKey } from '../../db/queries/sign-in/auth-counters.ts';
import { countInAdvance } from '../passwords/password-buckets.ts';

const aMinute = 60_000;

/**
 * Authenticates an API client by its `Authorization` header. Wrong secrets are counted for each client and network, and lock out the two
 * together: other networks of the same client go on.
 *
 * @throws AppError `api-credentials-wrong`, the same for a client that is revoked or never was, or `too-many-attempts`
 */
export async function identifyService(db: Database, networkAddress: string, header: string): Promise<Actor> {
  const given = apiCredentialsOf(header);
  if (!given) throw new AppError('api-credentials-wrong');
  const { client, key, minutes } = await lookUp(db, getNetwork(networkAddress), given);
  if (minutes !== null) throw new AppError('too-many-attempts', { minutes });
  if (!client || client.revokedAt !== null || !isSecretOf(client, given)) return refuse(db, client, key);
  await remember(db, client);
  return { kind: 'service', clientId: client.id, scopes: client.scopes };
}

interface LookedUp {
  readonly client: ApiClient | null;
  readonly key: CounterKey;
  readonly minutes: number | null;
}

function lookUp(db: Database, network: string, { clientId }: ApiCredentials): Promise<LookedUp> {
  return db.as(system('api')).read(async ({ apiClients, authCounters }) => {
    const client = await apiClients.find(clientId);
    // Names that no one has are not counted one by one: anyone who invents them would fill the table.
    const key = { kind: 'service', subject: client ? `${client.id}@${network}` : network } as const;
    return { client, key, minutes: await authCounters.minutesLocked(key) };
  });
}

function isSecretOf({ secretHash }: ApiClient, { secret }: ApiCredentials): boolean {
  return timingSafeEqual(secretHash, tokenHash(secret));
}

async function refuse(db: Database, client: ApiClient | null, key: CounterKey): Promise<never> {
  await db.as(system('api')).write(async (tx) => {
    await countInAdvance(tx, [{ key, limits: serviceLimits }]);
    const target = client ? { target: { kind: 'service', id: client.id } as const } : {};
    tx.audit.add({ action: 'service-refused', outcome: 'refused', by: guest, ...target });
  });
  throw new AppError('api-credentials-wrong');
}

/** Records the time of the client's last request, to the minute. */
async function remember(db: Database, { id, lastUsedAt }: ApiClient): Promise<void> {
  if (lastUsedAt !== null && Date.now() - Date.parse(lastUsedAt) < aMinute) return;
  await db.as(system('api')).writeUnaudited('service-clock', (tx) => tx.apiClients.markUsed(id));
}
