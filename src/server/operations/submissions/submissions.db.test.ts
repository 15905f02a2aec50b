import { beforeEach, describe, expect, test } from 'vitest';
import { system } from '#domain/actor.ts';
import { askedClient } from '#tests/support/asked-client.ts';
import { variants } from '#variants/registry.ts';
import { requestForm } from '../people-admin/request-form.ts';
import { requireOnboardingForm } from './require-onboarding-form.ts';
import { readProcess } from './read-process.ts';

const client = await askedClient();
const { database, fixture, root, contextOf, ask, fill, page, sent, upTo, stored, trail } = client;

const withoutForm = { ...variants.default, onboardingForm: null };

const newcomer = (asksNewcomers: boolean, role: 'investor' | 'advisor') =>
  database.as(system('test')).write(async (tx) => {
    await requireOnboardingForm(tx, { asksNewcomers }, { id: client.ivy.id, role });
    tx.audit.add({ action: 'account-linked' });
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

  test('no one else asks, no one but clients is asked, and no firm that has no form', async () => {
    const ada = await fixture.person('ada', 'advisor');
    await expect(requestForm(contextOf(ada, 'advisor'), client.ivy.id, { intent: 'ask-form' })).rejects.toMatchObject({
      code: 'person-not-found',
    });
    await expect(requestForm(contextOf(client.ivy), client.ivy.id, { intent: 'ask-form' })).rejects.toMatchObject({
      code: 'person-not-found',
    });
    await expect(ask('ask-form', ada)).rejects.toMatchObject({ code: 'form-not-understood' });
    await expect(
      requestForm(contextOf(root, 'admin', { variant: withoutForm }), client.ivy.id, { intent: 'ask-form' }),
    ).rejects.toMatchObject({
      code: 'form-not-understood',
    });
    expect([...(await stored()), ...(await stored(ada))]).toEqual([]);
  });
});

describe('the page', () => {
  test('is there for anyone who was asked, and for no one else', async () => {
    await expect(page()).rejects.toMatchObject({ code: 'page-not-found' });
    await ask();
    expect(await page()).toMatchObject({ kind: 'open', open: { answers: {}, savedAt: null } });
    const otto = await fixture.person('otto');
    for (const context of [contextOf(otto), contextOf(root, 'admin'), contextOf(client.ivy, 'advisor')])
      await expect(page(context)).rejects.toMatchObject({ code: 'page-not-found' });
    await expect(readProcess(contextOf(client.ivy), 'identity')).rejects.toMatchObject({ code: 'page-not-found' });
    expect(await readProcess(contextOf(client.ivy), 'kyc')).toMatchObject({ kind: 'open' });
  });

  test('is not there where the firm has no form, or no processes', async () => {
    await ask();
    const off = { ...variants.default, sections: { ...variants.default.sections, processes: false } };
    for (const variant of [withoutForm, variants.greek, off]) {
      await expect(page(contextOf(client.ivy, 'investor', { variant }))).rejects.toMatchObject({ code: 'page-not-found' });
      await expect(fill(await sent('about'), contextOf(client.ivy, 'investor', { variant }))).rejects.toMatchObject({
        code: 'page-not-found',
      });
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

  test('no one fills it in for another, nor on behalf of them', async () => {
    const otto = await fixture.person('otto');
    const form = await sent('about');
    for (const context of [contextOf(otto), contextOf(root, 'admin'), contextOf(client.ivy, 'advisor')])
      await expect(fill(form, context)).rejects.toMatchObject({ code: 'page-not-found' });
    expect(await stored()).toMatchObject([{ answers: {} }]);
  });
});

describe('on two devices', () => {
  beforeEach(() => ask());

  test('anyone who is second is told what the first has answered, and nothing is kept', async () => {
    const [phone, desktop] = [await sent('about', { nationality: 'Irish' }), await sent('about')];
    await fill(phone);
    const told = await fill(desktop);
    expect(told).toEqual({
      version: 2,
      conflict: [{ field: 'nationality', theirs: 'Irish', yours: 'British' }],
      step: 'about',
      typed: typedIn(desktop),
    });
    expect(await stored()).toMatchObject([{ answers: { nationality: 'Irish' } }]);
    expect(await fill({ ...desktop, version: '2' })).toMatchObject({ done: 'kept' });
    expect(await stored()).toMatchObject([{ answers: { nationality: 'British' } }]);
  });

  test('another step is no one’s loss', async () => {
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
