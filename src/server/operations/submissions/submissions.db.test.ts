import { beforeEach, describe, expect, test } from 'vitest';
import { type Actor, system } from '#domain/actor.ts';
import { frontDoor, type Person } from '#tests/support/front-door.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import { variants } from '#variants/registry.ts';
import type { Visit } from '../../visit.ts';
import { askForForm } from '../people-office/ask-for-form.ts';
import { askNewcomer } from './ask-newcomer.ts';
import { fillInStep } from './fill-in-step.ts';
import { readProcess } from './read-process.ts';
import { readSubmission } from './read-submission.ts';

const database = await testDatabase();
const { owner } = database;
const door = frontDoor(database);
const root = await door.person('root', 'admin');

const withoutForm = { ...variants.default, onboardingForm: null };

let ivy: Person;
beforeEach(async () => {
  ivy = await door.person('ivy');
});

function visitOf(
  { id, email }: Person,
  kind: Exclude<Actor['kind'], 'guest' | 'service' | 'system'> = 'investor',
  more: Partial<Visit> = {},
): Visit {
  const actor: Actor = { kind, userId: id };
  const ground = { actor, db: database.as(actor), entrance: { database, desk: door.desk }, portal: null };
  return {
    ...ground,
    signedIn: { user: { id, email, role: kind } },
    variant: variants.default,
    today: '2026-11-22',
    ...more,
  } as unknown as Visit;
}

const ask = (intent: 'ask-form' | 'withdraw-form' = 'ask-form', person = ivy) => askForForm(visitOf(root, 'admin'), person.id, intent);
const fill = (fields: Record<string, unknown>, visit = visitOf(ivy)) => fillInStep(visit, 'onboarding', fields);
const page = (visit = visitOf(ivy)) => readProcess(visit, 'onboarding');

const right = {
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
const following = { about: 'circumstances', circumstances: 'objectives', objectives: 'declarations', declarations: 'submit' } as const;

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

const newcomer = (asksNewcomers: boolean, role: 'investor' | 'advisor') =>
  database.as(system('test')).write(async (tx) => {
    await askNewcomer(tx, { asksNewcomers }, { id: ivy.id, role });
    tx.audit.add({ action: 'signed-up' });
  });

describe('who is asked', () => {
  test.each([
    ['a new client of a firm that asks', true, 'investor', 1],
    ['a new client of one that does not', false, 'investor', 0],
    ['a new adviser', true, 'advisor', 0],
  ] as const)('%s', async (_who, asks, role, count) => {
    await newcomer(asks, role);
    expect(await stored()).toHaveLength(count);
  });

  test('twice asked is asked once', async () => {
    await ask();
    await ask();
    await newcomer(true, 'investor');
    expect(await stored()).toHaveLength(1);
    expect(await trail()).toEqual([{ action: 'form-asked', actor_kind: 'admin', after: { process: 'onboarding' } }]);
  });

  test('of twenty who ask at once one does', async () => {
    await Promise.all(Array.from({ length: 20 }, () => ask()));
    expect(await stored()).toHaveLength(1);
    expect(await trail()).toHaveLength(1);
  });

  test('an administrator asks no more: the draft is gone, and what was handed in stays', async () => {
    await ask();
    await upTo('declarations');
    await ask();
    await upTo('about');
    expect(await stored()).toHaveLength(2);
    await ask('withdraw-form');
    expect(await stored()).toMatchObject([{ submitted: true }]);
    await ask('withdraw-form');
    expect((await trail()).filter(({ action }) => action === 'form-withdrawn')).toHaveLength(1);
  });

  test('nobody else asks, nobody but clients is asked, and no firm that has no form', async () => {
    const ada = await door.person('ada', 'advisor');
    await expect(askForForm(visitOf(ada, 'advisor'), ivy.id, 'ask-form')).rejects.toMatchObject({ code: 'person-not-found' });
    await expect(askForForm(visitOf(ivy), ivy.id, 'ask-form')).rejects.toMatchObject({ code: 'person-not-found' });
    await expect(ask('ask-form', ada)).rejects.toMatchObject({ code: 'form-not-understood' });
    await expect(askForForm(visitOf(root, 'admin', { variant: withoutForm }), ivy.id, 'ask-form')).rejects.toMatchObject({
      code: 'form-not-understood',
    });
    expect([...(await stored()), ...(await stored(ada))]).toEqual([]);
  });
});

describe('the page', () => {
  test('is there for whoever was asked, and for nobody else', async () => {
    await expect(page()).rejects.toMatchObject({ code: 'page-not-found' });
    await ask();
    expect(await page()).toMatchObject({ kind: 'open', open: { answers: {}, savedAt: null } });
    const otto = await door.person('otto');
    for (const visit of [visitOf(otto), visitOf(root, 'admin'), visitOf(ivy, 'advisor')])
      await expect(page(visit)).rejects.toMatchObject({ code: 'page-not-found' });
    await expect(readProcess(visitOf(ivy), 'identity')).rejects.toMatchObject({ code: 'page-not-found' });
    expect(await readProcess(visitOf(ivy), 'kyc')).toMatchObject({ kind: 'open' });
  });

  test('is not there where the firm has no form, or no processes', async () => {
    await ask();
    const off = { ...variants.default, sections: { ...variants.default.sections, processes: false } };
    for (const variant of [withoutForm, variants.greek, off]) {
      await expect(page(visitOf(ivy, 'investor', { variant }))).rejects.toMatchObject({ code: 'page-not-found' });
      await expect(fill(await sent('about'), visitOf(ivy, 'investor', { variant }))).rejects.toMatchObject({ code: 'page-not-found' });
    }
  });
});

describe('a step', () => {
  beforeEach(() => ask());

  test('is kept when it is right, and leads to the next', async () => {
    expect(await fill(await sent('about'))).toEqual({ done: 'kept', next: 'circumstances' });
    expect(await stored()).toMatchObject([
      { answers: { dateOfBirth: '1960-05-13', hasInsuranceNumber: true }, version: 2, submitted: false },
    ]);
  });

  test('sent again it changes nothing', async () => {
    await fill(await sent('about'));
    await fill(await sent('about'));
    expect(await stored()).toMatchObject([{ version: 2 }]);
    expect(await trail()).toHaveLength(2);
  });

  test('is not kept at all when something of it is wrong, and what was typed comes back', async () => {
    const answered = await fill(await sent('about', { dateOfBirth: '2026-11-23', nationality: '' }));
    expect(answered).toMatchObject({
      step: 'about',
      problems: { dateOfBirth: { code: 'future' }, nationality: { code: 'required' } },
      typed: { dateOfBirth: '2026-11-23', taxResidence: 'United Kingdom' },
    });
    expect(await stored()).toMatchObject([{ answers: {}, version: 1 }]);
  });

  test('backwards what is right is kept', async () => {
    await fill(await sent('about'));
    expect(await fill(await sent('circumstances', { intent: 'about', income: 'much' }))).toEqual({ done: 'kept', next: 'about' });
    const [row] = await stored();
    expect(row?.answers).toMatchObject({ employment: 'retired', nationality: 'British' });
    expect(row?.answers).not.toHaveProperty('income');
  });

  test('leads no further than to the first that is not filled in', async () => {
    expect(await fill(await sent('about', { intent: 'declarations' }))).toEqual({ done: 'kept', next: 'circumstances' });
  });

  test('what is not asked is not kept', async () => {
    await fill(await sent('about', { taxNumber: 'a foreign one' }));
    const [row] = await stored();
    expect(row?.answers).not.toHaveProperty('taxNumber');
    await fill(await sent('about', { hasInsuranceNumber: 'no', taxNumber: 'a foreign one' }));
    const [other] = await stored();
    expect(other?.answers).toMatchObject({ taxNumber: 'a foreign one' });
    expect(other?.answers).not.toHaveProperty('insuranceNumber');
  });

  test.each([
    ['a field of another step', { employment: 'retired' }],
    ['a field that there is not', { isAdmin: 'true' }],
    ['what a table calls it', { submitted_at: '2020-01-01' }],
    ['whose it is', { userId: '0192aaaa0000700080000000000000ab' }],
    ['a step that there is not', { step: 'elsewhere' }],
    ['a way that leads nowhere', { intent: 'elsewhere' }],
    ['no version', { version: 'x' }],
    ['what no text has', { nationality: 'a\0b' }],
    ['far too much', { nationality: 'x'.repeat(20_001) }],
  ])('%s is not understood', async (_what, over) => {
    await expect(fill({ ...(await sent('about')), ...over })).rejects.toMatchObject({ code: 'form-not-understood' });
    expect(await stored()).toMatchObject([{ answers: {} }]);
  });

  test('nobody fills it in for another, nor on behalf of him', async () => {
    const otto = await door.person('otto');
    const form = await sent('about');
    for (const visit of [visitOf(otto), visitOf(root, 'admin'), visitOf(ivy, 'advisor')])
      await expect(fill(form, visit)).rejects.toMatchObject({ code: 'page-not-found' });
    expect(await stored()).toMatchObject([{ answers: {} }]);
  });
});

describe('on two devices', () => {
  beforeEach(() => ask());

  test('whoever is second is told what the first has answered, and nothing is kept', async () => {
    const [phone, desk] = [await sent('about', { nationality: 'Irish' }), await sent('about')];
    await fill(phone);
    const told = await fill(desk);
    expect(told).toEqual({
      version: 2,
      conflict: [{ field: 'nationality', theirs: 'Irish', yours: 'British' }],
      step: 'about',
      typed: typedIn(desk),
    });
    expect(await stored()).toMatchObject([{ answers: { nationality: 'Irish' } }]);
    expect(await fill({ ...desk, version: '2' })).toMatchObject({ done: 'kept' });
    expect(await stored()).toMatchObject([{ answers: { nationality: 'British' } }]);
  });

  test('another step is nobody’s loss', async () => {
    await fill(await sent('about'));
    const old = await sent('circumstances');
    await fill(await sent('about', { nationality: 'Irish' }));
    expect(await fill(old)).toMatchObject({ done: 'kept' });
    expect(await stored()).toMatchObject([{ answers: { nationality: 'Irish', employment: 'retired' } }]);
  });
});

function typedIn({ intent: _intent, submission: _submission, step: _step, version: _version, ...typed }: Record<string, string>) {
  return typed;
}

describe('handed in', () => {
  beforeEach(() => ask());

  test('it is kept with the form that it was, and read by the client', async () => {
    await upTo('objectives');
    expect(await fill(await sent('declarations'))).toEqual({ done: 'submitted' });
    const [row, ...more] = await stored();
    expect(more).toEqual([]);
    expect(row).toMatchObject({
      submitted: true,
      form: { version: 1 },
      answers: { amount: 250_000, experience: ['shares', 'bonds'], isTrue: true },
    });
    expect(await page()).toMatchObject({ kind: 'submitted', answers: { amount: 250_000 }, form: { version: 1 } });
  });

  test('not before all of it is right, whatever is sent last', async () => {
    await fill(await sent('about'));
    const early = { ...right.declarations, intent: 'submit', step: 'declarations', ...(await shownNow()) };
    expect(await fill(early)).toMatchObject({ step: 'circumstances', problems: { employment: { code: 'required' } } });
    expect(await fill({ ...early, isTrue: '' })).toMatchObject({ step: 'declarations', problems: { isTrue: { code: 'required' } } });
    expect(await stored()).toMatchObject([{ submitted: false }]);
  });

  test('twice at once it is handed in once, and both are told so', async () => {
    await upTo('objectives');
    const last = await sent('declarations');
    const answers = await Promise.all(Array.from({ length: 20 }, () => fill(last)));
    expect(answers).toEqual(Array.from({ length: 20 }, () => ({ done: 'submitted' })));
    expect(await stored()).toHaveLength(1);
    expect((await trail()).filter(({ action }) => action === 'form-submitted')).toHaveLength(1);
  });

  test('with another answer at once one is kept, and the other told that it is too late', async () => {
    await upTo('objectives');
    const forms = [await sent('declarations'), await sent('declarations', { exposed: 'yes', office: 'Minister of nothing' })];
    const results = await Promise.allSettled(forms.map((form) => fill(form)));
    const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code as string] : []));
    expect(refusals).toEqual(['form-over']);
    expect(await stored()).toMatchObject([{ submitted: true }]);
  });

  test('a step of a form that was withdrawn hands in nothing, whatever was handed in before', async () => {
    await upTo('declarations');
    await ask();
    const begun = await sent('about');
    const end = await sent('declarations');
    await ask('withdraw-form');
    for (const late of [begun, end]) await expect(fill(late)).rejects.toMatchObject({ code: 'form-over' });
    await ask();
    for (const late of [begun, end]) await expect(fill(late)).rejects.toMatchObject({ code: 'form-over' });
    expect(await stored()).toMatchObject([{ submitted: true }, { submitted: false, answers: {} }]);
  });

  test('it is handed in from its last step alone', async () => {
    await upTo('objectives');
    await expect(fill(await sent('about', { intent: 'submit' }))).rejects.toMatchObject({ code: 'form-not-understood' });
  });

  test('asked anew it begins anew, and what was handed in before stays', async () => {
    await upTo('declarations');
    await ask();
    expect(await page()).toMatchObject({ kind: 'open', open: { answers: {} } });
    await upTo('declarations');
    expect(await stored()).toMatchObject([{ submitted: true }, { submitted: true }]);
  });
});

describe('what was answered', () => {
  const words = ['British', 'QQ 12 34 56 C', '1960-05-13', '250000', '60to125'];

  test('stands nowhere in the trail: the names of the fields do', async () => {
    await ask();
    await upTo('declarations');
    const told = await trail();
    expect(told.map(({ action }) => action)).toEqual(['form-asked', ...Array.from({ length: 3 }, () => 'form-saved'), 'form-submitted']);
    expect(told[1]?.after).toEqual({ process: 'onboarding', changed: Object.keys(right.about) });
    for (const word of words) expect(JSON.stringify(told)).not.toContain(word);
  });

  test('is read by administrators, which the trail and the client are told', async () => {
    await ask();
    await upTo('declarations');
    const { rows } = await owner.query<{ account: string }>(
      `with portal as (insert into portals (name) values ($1) returning id),
            account as (insert into accounts (portal_id, name, email, currency) select id, 'Ivy', $1, 'GBP' from portal returning id),
            member as (insert into account_members (account_id, user_id, relation) select id, $2, 'client' from account)
       select replace(id::text, '-', '') as account from account`,
      [ivy.email, ivy.id],
    );
    const [submission] = await owner
      .query<{ id: string }>("select replace(id::text, '-', '') as id from submissions where user_id = $1", [ivy.id])
      .then((found) => found.rows.map(({ id }) => id));
    const wanted = { person: ivy.id, submission: submission ?? '' };
    expect(await readSubmission(visitOf(root, 'admin'), wanted)).toMatchObject({
      person: { id: ivy.id },
      answers: { nationality: 'British' },
    });
    expect((await trail()).at(-1)).toEqual({ action: 'form-read', actor_kind: 'admin', after: { process: 'onboarding' } });
    const looked = await database
      .as({ kind: 'investor', userId: ivy.id })
      .read((snapshot) => snapshot.activities.ofOthersOnOwnAccounts({ before: null, timeZone: 'UTC', limit: 9 }));
    expect(looked).toMatchObject([{ userId: root.id, kind: 'viewed', section: 'onboarding', account: 'Ivy' }]);
    expect(rows).toHaveLength(1);

    const otto = await door.person('otto');
    for (const [visit, asked] of [
      [visitOf(ivy), wanted],
      [visitOf(otto), wanted],
      [visitOf(await door.person('ada', 'advisor'), 'advisor'), wanted],
      [visitOf(root, 'admin'), { ...wanted, person: otto.id }],
      [visitOf(root, 'admin'), { ...wanted, submission: ivy.id }],
      [visitOf(root, 'admin'), { ...wanted, submission: 'x' }],
    ] as const)
      await expect(readSubmission(visit, asked)).rejects.toMatchObject({ code: 'page-not-found' });
  });

  test('is not shown when that cannot be written down', async () => {
    await ask();
    await upTo('declarations');
    const [row] = (
      await owner.query<{ id: string }>("select replace(id::text, '-', '') as id from submissions where user_id = $1", [ivy.id])
    ).rows;
    await owner.query('revoke execute on function append_audit(jsonb) from portal_app');
    try {
      await expect(readSubmission(visitOf(root, 'admin'), { person: ivy.id, submission: row?.id ?? '' })).rejects.toThrow(
        'permission denied',
      );
    } finally {
      await owner.query('grant execute on function append_audit(jsonb) to portal_app');
    }
  });
});
