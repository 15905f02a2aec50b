import { expect, test } from 'vitest';
import { english } from './english.ts';
import { englishForStaff } from './english-for-staff.ts';
import { englishOfPages } from './english-of-pages.ts';
import { englishOnScreen } from './english-on-screen.ts';

test('a topic stands in one catalogue: that of everyone, of the firm’s people, of few pages, or of what the server alone writes', () => {
  const topics = [...Object.keys(englishOnScreen), ...Object.keys(englishForStaff), ...Object.keys(englishOfPages), 'messages', 'paper'];
  expect(topics.toSorted()).toEqual(Object.keys(english).toSorted());
});
