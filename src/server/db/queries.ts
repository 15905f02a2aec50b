import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import { activities } from './queries/activities.ts';
import { authCounters } from './queries/auth-counters.ts';
import { credentials } from './queries/credentials.ts';
import { knownDevices } from './queries/known-devices.ts';
import { outboxMessages } from './queries/outbox-messages.ts';
import { portals } from './queries/portals.ts';
import { sessions } from './queries/sessions.ts';
import { signInAttempts } from './queries/sign-in-attempts.ts';
import { users } from './queries/users.ts';

export type Sql = NodePgDatabase;

/** Everything that may be asked inside one transaction: one object of questions per table. */
export function queriesOn(sql: Sql, connection: PoolClient) {
  return {
    /** For COPY and set-based writing of imports and derived figures; the actor's walls hold here too. */
    connection,
    sql,
    activities: activities(sql),
    authCounters: authCounters(sql),
    credentials: credentials(sql),
    knownDevices: knownDevices(sql),
    outboxMessages: outboxMessages(sql),
    portals: portals(sql),
    sessions: sessions(sql),
    signInAttempts: signInAttempts(sql),
    users: users(sql),
  };
}

export type Queries = ReturnType<typeof queriesOn>;
