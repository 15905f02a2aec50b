import { expect, test } from 'vitest';
import { canOpenStream, streamLimits } from './stream-limits.ts';

const stream = (nth: number, same: object = {}) => ({
  network: `network ${nth}`,
  person: `person ${nth}`,
  session: `session ${nth}`,
  ...same,
});
const many = (count: number, same: object = {}) => Array.from({ length: count }, (_, nth) => stream(nth, same));

test.each([
  ['a session', { session: 'hers', person: 'she' }, streamLimits.session],
  ['a person', { person: 'she' }, streamLimits.person],
  ['a network', { network: 'home' }, streamLimits.network],
  ['a process', {}, streamLimits.process],
])('%s has as many streams as it may', (_whose, same, most) => {
  expect(canOpenStream(many(most - 1, same), stream(-1, same))).toBe(true);
  expect(canOpenStream(many(most, same), stream(-1, same))).toBe(false);
});
