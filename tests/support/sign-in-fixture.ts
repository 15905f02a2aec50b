import { randomBytes } from 'node:crypto';
import type { Client } from 'pg';
import { type PersonRole, system } from '#domain/actor.ts';
import { variants } from '#variants/registry.ts';
import { createWriter } from '#server/operations/messages/writer.ts';
import { replacePassword } from '#server/operations/passwords/set-password.ts';
import { beginSignIn } from '#server/operations/sign-in/begin-sign-in.ts';
import type { Caller, OpenedSession, SignInBegun, SignInServices } from '#server/operations/sign-in/sign-in-services.ts';
import { verifyPin } from '#server/operations/second-factor/verify-pin.ts';
import { quickHash } from './quick-hash.ts';
import type { TestDatabase } from './test-database.ts';

export const password = 'correct horse 1';

export interface Person {
  readonly id: string;
  readonly email: string;
}

/** A services where people of a test sign in, with what a test does to them behind its back. */
export function signInFixture(database: TestDatabase) {
  const services: SignInServices = {
    db: database,
    secret: 'a secret of thirty-two letters or more',
    gateways: { sms: 'outbox', email: 'outbox' },
    wakeSender: async () => undefined,
    releaseLater: async () => undefined,
    pinMinutes: 120,
    messagesPerHour: { sms: 1000, email: 1000 },
    phoneCodes: ['44', '30'],
    log: { error: () => undefined },
    idleMinutes: 30,
    passwordRule: 'digit',
    firm: variants.default.brand.name,
    currency: 'GBP',
    asksNewcomers: true,
    writer: createWriter({ ...variants.default, locales: ['en', 'el'] }),
    origin: 'https://portal.firm.example',
    identityProviders: {},
  };

  /** On a new day: no one who was sent PINs by what a test did before has to wait. */
  async function begin(email: string, given = password, caller = anywhere()): Promise<SignInBegun> {
    await agePins(database.owner);
    return beginSignIn(services, caller, { email, password: given });
  }

  async function beginWithPin(email: string): Promise<Extract<SignInBegun, { kind: 'pin-needed' }>> {
    const begun = await begin(email);
    if (begun.kind !== 'pin-needed') throw new Error(`${email} signs in without a PIN.`);
    return begun;
  }

  return {
    services,
    begin,
    beginWithPin,
    /** Someone new with the password above, who gets PINs by mail. */
    async person(name: string, role: PersonRole = 'investor'): Promise<Person> {
      const email = `${name}-${randomBytes(4).toString('hex')}@home.example`;
      const made = await database.owner.query<{ id: string }>('insert into users (email, name, role) values ($1, $2, $3) returning id', [
        email,
        name,
        role,
      ]);
      await database.owner.query("update user_security set pin_target = 'email' where user_id = $1", [made.rows[0]?.id]);
      const id = made.rows[0]?.id.replaceAll('-', '') ?? '';
      const passwordHash = quickHash(password);
      await database.as(system('set-password')).write(async (tx) => {
        await replacePassword(tx, [id], { passwordHash });
        tx.audit.add({ action: 'password-set', target: { kind: 'person', id } });
      });
      return { id, email };
    },
    /** The newest PIN that was sent to an address. */
    async pinOf(recipient: string): Promise<string> {
      const sent = await database.owner.query<{ text: string | null }>(
        'select text from outgoing_messages where recipient = $1 order by id desc limit 1',
        [recipient],
      );
      return /\b\d{6}\b/.exec(sent.rows[0]?.text ?? '')?.[0] ?? '';
    },
    async signIn({ email }: Person, caller = anywhere()): Promise<OpenedSession> {
      const { attemptToken } = await beginWithPin(email);
      const session = await verifyPin(services, caller, { attemptToken, pin: await this.pinOf(email) });
      await agePins(database.owner);
      return session;
    },
  };
}

/** Makes the PINs and text messages that were sent older. */
export async function agePins(owner: Pick<Client, 'query'>, by = '1 day'): Promise<void> {
  await owner.query('update outgoing_messages set created_at = created_at - $1::interval where counted_for is not null', [by]);
}

/** A caller from a network of its own, whom no one knows. */
export function anywhere(deviceToken: string | null = null): Caller {
  const [a, b, c] = randomBytes(3);
  return { networkAddress: `10.${a}.${b}.${c}`, userAgent: 'a browser', deviceToken };
}

/** Six digits that are not `pin`. */
export function wrong(pin: string): string {
  return String((Number(pin) + 1) % 1_000_000).padStart(6, '0');
}

/** Counts each outcome: `{ 'wrong-pin': 5, session: 1 }`. */
export function tally(results: readonly PromiseSettledResult<unknown>[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const result of results) {
    const outcome = result.status === 'fulfilled' ? 'session' : ((result.reason as { code?: string }).code ?? String(result.reason));
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  }
  return counts;
}
