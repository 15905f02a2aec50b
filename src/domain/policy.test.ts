import { expect, test } from 'vitest';
import type { Actor } from './actor.ts';
import { dataHealthPolicy } from './data-health/data-health-policy.ts';
import { personPolicy } from './person/person-policy.ts';
import { authorize, type Policy } from './policy.ts';
import { portalPolicy } from './portal/portal-policy.ts';
import { pricePolicy } from './price/price.ts';
import { sessionPolicy } from './session/session-policy.ts';

const ivy: Actor = { kind: 'investor', userId: 'ivy' };
const ada: Actor = { kind: 'advisor', userId: 'ada' };
const adaForIvy: Actor = { kind: 'advisor', userId: 'ada', onBehalfOf: 'ivy' };
const root: Actor = { kind: 'admin', userId: 'root' };
const rootForIvy: Actor = { kind: 'admin', userId: 'root', onBehalfOf: 'ivy' };
const guest: Actor = { kind: 'guest' };
const service: Actor = { kind: 'service', clientId: 'crm', scopes: ['invite-clients', 'mail-clients'] };
const job: Actor = { kind: 'system', job: 'import' };

type Outcome = 'let in' | 'forbidden' | 'page-not-found';

function outcomeOf<Thing, Action extends string>(
  { policy, action }: { policy: Policy<Thing, Action | 'read'>; action: Action | 'read' },
  actor: Actor,
  thing: Thing | null,
): Outcome {
  try {
    authorize({ policy, action, notFound: 'page-not-found' }, actor, thing);
    return 'let in';
  } catch (error) {
    return (error as { code: Outcome }).code;
  }
}

const everybody = { guest, service, ivy, ada, adaForIvy, root, rootForIvy, job };
type Everybody = Record<keyof typeof everybody, Outcome>;

function outcomes<Thing, Action extends string>(asked: { policy: Policy<Thing, Action | 'read'>; action: Action | 'read' }, thing: Thing) {
  return Object.fromEntries(Object.entries(everybody).map(([name, actor]) => [name, outcomeOf(asked, actor, thing)])) as Everybody;
}

const nobody: Everybody = {
  guest: 'page-not-found',
  service: 'page-not-found',
  ivy: 'page-not-found',
  ada: 'page-not-found',
  adaForIvy: 'page-not-found',
  root: 'page-not-found',
  rootForIvy: 'page-not-found',
  job: 'page-not-found',
};
const office: Everybody = { ...nobody, ada: 'let in', root: 'let in', job: 'let in' };

test('data health is for the firm, as itself', () => {
  expect(outcomes({ policy: dataHealthPolicy, action: 'read' }, {})).toEqual(office);
});

test('prices are read by the firm and answered for by its administrators', () => {
  expect(outcomes({ policy: pricePolicy, action: 'read' }, {})).toEqual(office);
  expect(outcomes({ policy: pricePolicy, action: 'confirm' }, {})).toEqual({ ...office, ada: 'forbidden' });
});

test('a portal is entered by whom it is open to, and by administrators', () => {
  const administrators = { root: 'let in', job: 'let in' } as const;
  expect(outcomes({ policy: portalPolicy, action: 'read' }, { isOpen: false })).toEqual({ ...nobody, ...administrators });
  expect(outcomes({ policy: portalPolicy, action: 'read' }, { isOpen: true })).toMatchObject({
    ivy: 'let in',
    ada: 'let in',
    adaForIvy: 'let in',
    rootForIvy: 'let in',
  });
});

test('people are their own business, and that of administrators', () => {
  const known = { ...nobody, ada: 'let in', adaForIvy: 'let in', root: 'let in', rootForIvy: 'let in' };
  expect(outcomes({ policy: personPolicy, action: 'read' }, { id: 'ada' })).toEqual(known);
  const changed = { ...known, adaForIvy: 'forbidden', rootForIvy: 'forbidden' };
  expect(outcomes({ policy: personPolicy, action: 'edit' }, { id: 'ada' })).toEqual(changed);
  expect(outcomes({ policy: personPolicy, action: 'edit' }, { id: 'ivy' })).toEqual({
    ...nobody,
    ivy: 'let in',
    root: 'let in',
    rootForIvy: 'forbidden',
  });
});

test('a session is ended by its person, an administrator, and no one on behalf of another', () => {
  expect(outcomes({ policy: sessionPolicy, action: 'end' }, { userId: 'ada' })).toEqual({
    ...nobody,
    ada: 'let in',
    adaForIvy: 'forbidden',
    root: 'let in',
    rootForIvy: 'forbidden',
  });
});

test('what is absent is refused to everyone like what may not be read', () => {
  for (const actor of Object.values(everybody))
    expect(outcomeOf({ policy: personPolicy, action: 'edit' }, actor, null)).toBe('page-not-found');
});
