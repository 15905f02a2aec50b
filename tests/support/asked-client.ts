import { beforeEach } from 'vitest';
import type { Actor, PersonRole } from '#domain/actor.ts';
import { requestForm } from '#server/operations/people-admin/request-form.ts';
import { fillInStep } from '#server/operations/submissions/fill-in-step.ts';
import { readProcess } from '#server/operations/submissions/read-process.ts';
import type { RequestContext } from '#server/request-context.ts';
import { variants } from '#variants/registry.ts';
import { signInFixture, type Person } from './sign-in-fixture.ts';
import { testDatabase } from './test-database.ts';

/** Valid answers of a client, step by step. */
export const right = {
  about: {
    dateOfBirth: '1960-05-13',
    nationality: 'British',
    taxResidence: 'United Kingdom',
    hasInsuranceNumber: 'yes',
    insuranceNumber: 'QQ 12 34 56 C',
  },
  circumstances: { employment: 'retired', occupation: '', income: '60to125', wealth: '1000to5000', source: 'earnings' },
  objectives: { objective: 'both', amount: '250,000', horizon: '5to10', 'experience.shares': 'on', 'experience.bonds': 'on', loss: '25' },
  declarations: { exposed: 'no', usPerson: 'no', isTrue: 'on' },
};
type StepName = keyof typeof right;
export const following = {
  about: 'circumstances',
  circumstances: 'objectives',
  objectives: 'declarations',
  declarations: 'submit',
} as const;

/** A client of a firm that has a form, again before each test, an administrator who may ask them, and what stands there of it. */
export async function askedClient() {
  const database = await testDatabase();
  const { owner } = database;
  const fixture = signInFixture(database);
  const root = await fixture.person('root', 'admin');
  let ivy: Person;
  beforeEach(async () => {
    ivy = await fixture.person('ivy');
  });

  function contextOf({ id, email }: Person, kind: PersonRole = 'investor', more: Partial<RequestContext> = {}): RequestContext {
    const actor: Actor = { kind, userId: id };
    const ground = { actor, db: database.as(actor), auth: { database, services: fixture.services }, portal: null };
    return {
      ...ground,
      signedIn: { user: { id, email, role: kind } },
      variant: variants.default,
      today: '2026-11-22',
      ...more,
    } as unknown as RequestContext;
  }

  const ask = (intent: 'ask-form' | 'withdraw-form' = 'ask-form', person = ivy) =>
    requestForm(contextOf(root, 'admin'), person.id, { intent });
  const fill = (fields: Record<string, unknown>, context = contextOf(ivy)) => fillInStep(context, 'onboarding', fields);
  const page = (context = contextOf(ivy)) => readProcess(context, 'onboarding');

  async function shownNow() {
    const shown = await page();
    if (shown.kind !== 'open') throw new Error('Nothing is asked for.');
    return { version: String(shown.open.version), submission: shown.open.submission };
  }

  const sent = async (step: StepName, over: Record<string, string> = {}) => ({
    intent: following[step],
    step,
    ...(await shownNow()),
    ...right[step],
    ...over,
  });

  async function upTo(last: StepName): Promise<void> {
    for (const step of Object.keys(right) as StepName[]) {
      await fill(await sent(step));
      if (step === last) return;
    }
  }

  const stored = async (person = ivy) =>
    (
      await owner.query<{ answers: Record<string, unknown>; form: { version: number } | null; version: number; submitted: boolean }>(
        'select answers, form, version, submitted_at is not null as submitted from submissions where user_id = $1 order by id',
        [person.id],
      )
    ).rows;

  const trail = async () =>
    (
      await owner.query<{ action: string; actor_kind: string; after: object }>(
        "select action, actor_kind, after from audit_events where target_id = $1 and action like 'form-%' order by seq",
        [ivy.id],
      )
    ).rows;

  return {
    database,
    fixture,
    root,
    contextOf,
    ask,
    fill,
    page,
    sent,
    upTo,
    stored,
    trail,
    get ivy() {
      return ivy;
    },
  };
}
