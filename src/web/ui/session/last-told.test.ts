import { expect, test } from 'vitest';
import { lastTold } from './last-told.ts';

const now = Date.UTC(2026, 10, 20, 12);

function newTab() {
  const kept = new Map<string, string>();
  return { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };
}

test('someone who only loads pages, every 50 seconds, is told of every other time', () => {
  const tab = newTab();
  const told = [0, 50, 100, 150, 200].map((seconds) => {
    const page = lastTold(tab); // each page begins anew
    const isDue = page.isDue(now + seconds * 1000);
    if (isDue) page.note(now + seconds * 1000);
    return isDue;
  });
  expect(told).toEqual([false, false, true, false, true]);
});

test.each([
  ['a minute later', now - 60_000, true],
  ['just before', now - 59_999, false],
  ['after the clock was set back', now + 1, true],
  ['with what is no moment', 'x', true],
])('%s', (_of, kept, isDue) => {
  const tab = newTab();
  tab.setItem('session-last-told', String(kept));
  expect(lastTold(tab).isDue(now)).toBe(isDue);
});
