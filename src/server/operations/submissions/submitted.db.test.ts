import { beforeEach, describe, expect, test } from 'vitest';
import { askedClient, right } from '#tests/support/asked-client.ts';
import type { RequestContext } from '../../request-context.ts';
import { readClientSubmission, readSubmission } from './read-submission.ts';

const client = await askedClient();
const { database, fixture, root, contextOf, ask, fill, page, sent, upTo, stored, trail } = client;
const { owner } = database;

const portalOf = async (account: string) =>
  (await owner.query<{ id: string }>("select replace(portal_id::text, '-', '') as id from accounts where id = $1", [account])).rows[0]
    ?.id ?? '';

describe('handed in', () => {
  beforeEach(() => ask());

  test('it is kept with the form that it was, and read by the client', async () => {
    await upTo('objectives');
    expect(await fill(await sent('declarations'))).toEqual({ done: 'submitted' });
    const [row, ...more] = await stored();
    expect(more).toEqual([]);
    expect(row).toMatchObject({
      submitted: true,
      form: { version: 2 },
      answers: { amount: 250_000, experience: ['shares', 'bonds'], isTrue: true },
    });
    expect(await page()).toMatchObject({ kind: 'submitted', answers: { amount: 250_000 }, form: { version: 2 } });
  });

  test('not before all of it is right, whatever is sent last', async () => {
    await fill(await sent('about'));
    const early = await sent('declarations');
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

  test('asked again it begins again, and what was handed in before stays', async () => {
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

  test('is read by administrators, and the adviser of the account, which the trail and the client are told', async () => {
    await ask();
    await upTo('declarations');
    const { rows } = await owner.query<{ account: string }>(
      `with portal as (insert into portals (name) values ($1) returning id),
            account as (insert into accounts (portal_id, name, email, currency, client_user_id) select id, 'Ivy', $1, 'GBP', $2 from portal returning id),
            member as (insert into account_members (account_id, user_id, relation) select id, $2, 'client' from account)
       select replace(id::text, '-', '') as account from account`,
      [client.ivy.email, client.ivy.id],
    );
    const [submission] = await owner
      .query<{ id: string }>("select replace(id::text, '-', '') as id from submissions where user_id = $1", [client.ivy.id])
      .then((found) => found.rows.map(({ id }) => id));
    const wanted = { person: client.ivy.id, submission: submission ?? '' };
    expect(await readSubmission(contextOf(root, 'admin'), wanted)).toMatchObject({
      person: { id: client.ivy.id },
      answers: { nationality: 'British' },
    });
    expect((await trail()).at(-1)).toEqual({ action: 'form-read', actor_kind: 'admin', after: { process: 'onboarding' } });
    const looked = await database
      .as({ kind: 'investor', userId: client.ivy.id })
      .read((snapshot) => snapshot.activities.ofOthersOnOwnAccounts({ before: null, timeZone: 'UTC', limit: 9 }));
    expect(looked).toMatchObject([{ userId: root.id, kind: 'viewed', section: 'onboarding', account: 'Ivy' }]);
    expect(rows).toHaveLength(1);

    const ada = await fixture.person('ada', 'advisor');
    // Memberships say whether they are open once the account stands.
    await owner.query('update accounts set validated_at = now()');
    await owner.query('update account_members set is_open = is_open');
    await owner.query("insert into account_members (account_id, user_id, relation) values ($1, $2, 'advisor')", [rows[0]?.account, ada.id]);
    const account = rows[0]?.account ?? '';
    const of = { account, submission: null };
    const portal = { id: await portalOf(account) } as unknown as RequestContext['portal'];
    const read = await readClientSubmission({ ...contextOf(ada, 'advisor'), portal }, of);
    expect(read).toMatchObject({ answers: { nationality: 'British' }, all: [{ id: wanted.submission, isShown: true }] });
    expect((await trail()).at(-1)).toEqual({ action: 'form-read', actor_kind: 'advisor', after: { process: 'onboarding' } });
    const elsewhere = { ...contextOf(ada, 'advisor'), portal: { id: ada.id } as unknown as RequestContext['portal'] };
    const ben = await fixture.person('ben', 'advisor');
    for (const context of [elsewhere, { ...contextOf(ben, 'advisor'), portal }, { ...contextOf(client.ivy), portal }])
      await expect(readClientSubmission(context, of)).rejects.toMatchObject({ code: 'account-not-found' });
    await expect(readClientSubmission({ ...contextOf(ada, 'advisor'), portal }, { account, submission: ada.id })).rejects.toMatchObject({
      code: 'page-not-found',
    });

    const otto = await fixture.person('otto');
    for (const [context, asked] of [
      [contextOf(client.ivy), wanted],
      [contextOf(otto), wanted],
      [contextOf(ada, 'advisor'), wanted],
      [contextOf(root, 'admin'), { ...wanted, person: otto.id }],
      [contextOf(root, 'admin'), { ...wanted, submission: client.ivy.id }],
      [contextOf(root, 'admin'), { ...wanted, submission: 'x' }],
    ] as const)
      await expect(readSubmission(context, asked)).rejects.toMatchObject({ code: 'page-not-found' });
  });

  test('is not shown when that cannot be written down', async () => {
    await ask();
    await upTo('declarations');
    const [row] = (
      await owner.query<{ id: string }>("select replace(id::text, '-', '') as id from submissions where user_id = $1", [client.ivy.id])
    ).rows;
    await owner.query('revoke execute on function append_audit(jsonb) from portal_app');
    try {
      await expect(readSubmission(contextOf(root, 'admin'), { person: client.ivy.id, submission: row?.id ?? '' })).rejects.toThrow(
        'permission denied',
      );
    } finally {
      await owner.query('grant execute on function append_audit(jsonb) to portal_app');
    }
  });
});
