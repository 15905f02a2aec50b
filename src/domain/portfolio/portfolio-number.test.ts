import { expect, test } from 'vitest';
import { portfolioNumber } from './portfolio-number.ts';

const id = '0194c1e24f3b7a52b0c1d2e3f4a5b6c7';

test.each([
  ['a number of a source', '004512', '004512'],
  ['the id of another portfolio is a number like any other', id.replace('0194', '0195'), id.replace('0194', '0195')],
  ['its own id is none', id, null],
])('%s', (_case, externalId, shown) => {
  expect(portfolioNumber({ id, externalId })).toBe(shown);
});
