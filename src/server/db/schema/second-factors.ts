import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes } from './bytes.ts';
import { createdAt, id, moment, newId } from './columns.ts';
import { users } from './people.ts';
import { defineAccess, all, isSystem } from '../table-access.ts';

/** The authenticator app of a person. Until one right code has confirmed it, it counts for nothing. */
export const totp = pgTable('totp', {
  userId: id('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The key that the app has too, sealed with the server's secret. */
  sealedKey: bytes('sealed_key').notNull(),
  createdAt: createdAt(),
  confirmedAt: moment('confirmed_at'),
  /** The step of the last code that was taken: neither it nor one before it is taken again. */
  lastStep: bigint('last_step', { mode: 'number' }),
});

export const totpAccess = defineAccess(totp, all(isSystem));

/** Codes on paper for anyone who has lost app and passkeys, good once each. The table has their HMAC. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: id('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHmac: bytes('code_hmac').notNull(),
    createdAt: createdAt(),
    usedAt: moment('used_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHmac] })],
);

export const recoveryCodesAccess = defineAccess(recoveryCodes, all(isSystem));

/** Keys that a person's devices keep (WebAuthn). */
export const passkeys = pgTable(
  'passkeys',
  {
    id: newId().primaryKey(),
    userId: id('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    credentialId: bytes('credential_id').notNull().unique(),
    publicKey: bytes('public_key').notNull(),
    /** As the device told it last; one that goes back is a copied key. Devices that do not count say 0. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** Ways to the device that it told of: `internal`, `usb`. */
    transports: jsonb('transports').$type<readonly string[]>().notNull().default([]),
    createdAt: createdAt(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('passkeys_user').on(table.userId), check('passkeys_counter', sql`${table.counter} >= 0`)],
);

export const passkeysAccess = defineAccess(passkeys, all(isSystem));
