import { expect, test } from 'vitest';
import type { AccountDetails } from '#contracts/datasets/accounts.ts';
import { available } from '#finance/figure.ts';
import { selectAccountDetails } from './select-account-details.ts';

const details: AccountDetails = {
  id: 'a',
  externalId: '004513',
  name: 'Hartwell',
  email: 'hartwell@mail.example',
  currency: 'GBP',
  groups: ['Family', 'Trusts'],
  gender: 'female',
  location: null,
  isActive: true,
  lastLogin: '2026-06-11',
  inception: '2016-04-12',
  startingDate: '2016-04-14',
  lastAvailableDate: '2026-06-30',
  asOf: '2026-06-30',
  value: available(1000),
  sinceInception: available(0.5),
  changes: [],
  capitalCommitment: available(0),
};

test('what is not recorded is left out, and a commitment of nothing', () => {
  const { facts, commitment } = selectAccountDetails({ accountDetails: { ...details, groups: [], externalId: null } }, { access: 'full' });
  expect(facts.map(({ fact }) => fact)).toEqual(['email', 'gender', 'currency', 'opened', 'figuresSince', 'figuresUntil', 'lastSignIn']);
  expect(commitment).toBeNull();
});

test('each fact stands in its order, as it is recorded', () => {
  const { facts } = selectAccountDetails({ accountDetails: details }, { access: 'full' });
  expect(facts.map(({ fact, text }) => [fact, text])).toEqual([
    ['number', '004513'],
    ['email', 'hartwell@mail.example'],
    ['gender', 'female'],
    ['groups', 'Family, Trusts'],
    ['currency', 'GBP'],
    ['opened', '2016-04-12'],
    ['figuresSince', '2016-04-14'],
    ['figuresUntil', '2026-06-30'],
    ['lastSignIn', '2026-06-11'],
  ]);
});

test('an account with figures from the beginning does not say since when', () => {
  const { facts } = selectAccountDetails({ accountDetails: { ...details, startingDate: '2016-04-11' } }, { access: 'full' });
  expect(facts.map(({ fact }) => fact)).not.toContain('figuresSince');
});

test('what was promised to private funds is told', () => {
  const { commitment } = selectAccountDetails(
    { accountDetails: { ...details, capitalCommitment: available(5_000_000) } },
    { access: 'full' },
  );
  expect(commitment).toEqual(available(5_000_000));
});

test('limited access hides the return and keeps the value', () => {
  const shown = selectAccountDetails({ accountDetails: details }, { access: 'limited' });
  expect(shown).toMatchObject({ value: available(1000), sinceInception: null });
});
