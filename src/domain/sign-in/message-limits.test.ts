import { expect, test } from 'vitest';
import { decideMessage, newDeviceCaps, personCaps, secondsBetweenPins, type SentMessage } from './message-limits.ts';

const [second, minute] = [1000, 60_000];
const now = 1_000 * 60 * minute;

/** PINs so many minutes ago. */
const pins = (count: number, firstMinutesAgo: number, isOfNewDevice = false): SentMessage[] =>
  Array.from({ length: count }, (_, index) => ({ at: now - (firstMinutesAgo - index) * minute, isPin: true, isOfNewDevice }));
const notices = (count: number): SentMessage[] =>
  Array.from({ length: count }, () => ({ at: now - second, isPin: false, isOfNewDevice: false }));
const pinAgo = (milliseconds: number): SentMessage => ({ at: now - milliseconds, isPin: true, isOfNewDevice: false });

const send = { kind: 'send' };
const wait = (milliseconds: number) => ({ kind: 'wait', until: now + milliseconds });
const refuse = (minutes: number) => ({ kind: 'refuse', until: now + minutes * minute });

test('the specified half minute, and caps that success does not wipe', () => {
  expect(secondsBetweenPins).toBe(30);
  expect([personCaps, newDeviceCaps]).toEqual([
    { perHour: 10, perDay: 40 },
    { perHour: 6, perDay: 20 },
  ]);
});

test.each([
  ['the first', [], send],
  ['29 seconds after another', [pinAgo(29 * second)], wait(second)],
  ['30 seconds after another', [pinAgo(30 * second)], send],
  ['a moment after a notice', notices(1), send],
  ['after nine in the hour', pins(9, 59), send],
  ['after ten in the hour: until the oldest is an hour old', pins(10, 55), refuse(5)],
  ['ten, the oldest an hour ago', pins(10, 60), send],
  ['notices count for the caps', [...pins(5, 50), ...notices(5)], refuse(10)],
  ['after 39 in the day', [...pins(30, 23 * 60), ...pins(9, 3 * 60)], send],
  ['after 40 in the day: until the oldest is a day old', [...pins(31, 23 * 60), ...pins(9, 3 * 60)], refuse(60)],
  ['those of new devices leave room for known ones', pins(6, 50, true), send],
])('a PIN for a known device, %s', (_case, sent, decision) => {
  expect(decideMessage(sent, { isPin: true, isOfNewDevice: false }, now)).toEqual(decision);
});

test.each([
  ['the first', [], send],
  ['after five in the hour', pins(5, 50, true), send],
  ['after six in the hour', pins(6, 50, true), refuse(10)],
  ['those of known devices take no room', pins(9, 50), send],
  ['but all together are bounded', [...pins(5, 50), ...pins(5, 40, true)], refuse(10)],
  ['after twenty in the day', pins(20, 10 * 60, true), refuse(14 * 60)],
  ['29 seconds after one of a known device', [pinAgo(29 * second)], wait(second)],
])('a PIN for a new device, %s', (_case, sent, decision) => {
  expect(decideMessage(sent, { isPin: true, isOfNewDevice: true }, now)).toEqual(decision);
});

test('a notice waits for no PIN, and counts for the caps', () => {
  expect(decideMessage([pinAgo(0)], { isPin: false, isOfNewDevice: false }, now)).toEqual(send);
  expect(decideMessage(pins(10, 55), { isPin: false, isOfNewDevice: false }, now)).toEqual(refuse(5));
});
