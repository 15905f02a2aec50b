import { expect, test } from 'vitest';
import { deadlinesIn, deadlinesOf, phaseOf, untilNextPhase } from './session-deadlines.ts';

const now = Date.UTC(2026, 10, 20, 12);
const inSeconds = (idleLeft: number, absoluteLeft = 40_000) => deadlinesOf({ person: 'ivy', idleLeft, absoluteLeft }, now);

test.each([
  // idle, absolute, phase, until the next in ms
  [1800, 40_000, { kind: 'running' }, 1_740_000],
  [61, 40_000, { kind: 'running' }, 1000],
  [60, 40_000, { kind: 'ending', secondsLeft: 60, canStay: true }, 1000],
  [59.5, 40_000, { kind: 'ending', secondsLeft: 60, canStay: true }, 500],
  [1, 40_000, { kind: 'ending', secondsLeft: 1, canStay: true }, 1000],
  [0, 40_000, { kind: 'over' }, 1000],
  [-5, 40_000, { kind: 'over' }, 1000],
  [30, 30, { kind: 'ending', secondsLeft: 30, canStay: false }, 1000],
  [30, 30.9, { kind: 'ending', secondsLeft: 30, canStay: false }, 1000],
  [1800, 20, { kind: 'ending', secondsLeft: 20, canStay: false }, 1000],
  [1800, -1, { kind: 'over' }, 1000],
])('%s s idle and %s s in any case: %o, the next in %s ms', (idleLeft, absoluteLeft, phase, next) => {
  const deadlines = inSeconds(idleLeft, absoluteLeft);
  expect(phaseOf(deadlines, now)).toEqual(phase);
  if (phase.kind !== 'over') expect(untilNextPhase(deadlines, now)).toBeCloseTo(next);
});

test.each([null, '', '{', '[]', 'null', '7', '{"person":"ivy"}', '{"person":"ivy","idle":"1","absolute":2}'])(
  'what the storage has as %s is no one',
  (text) => {
    expect(deadlinesIn(text)).toBeNull();
  },
);

test('what was stored is read again', () => {
  expect(deadlinesIn(JSON.stringify(inSeconds(7)))).toEqual(inSeconds(7));
});
