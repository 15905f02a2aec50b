import { expect, test } from 'vitest';
import { addressedPortfolio, portfolioAddress } from './portfolio-address.ts';

const id = '0192aaaa0000700080000000000000ab';
const accountId = '0192bbbb0000700080000000000000cd';

test.each([
  ['id', id, id],
  ['id', `${id}-${accountId}-LFO0318`, null],
  ['id', 'nonsense', null],
  ['id', '', null],
  ['id-contact-external', `${id}-${accountId}-LFO0318`, id],
  ['id-contact-external', id, null],
  ['id-contact-external', `${id}-${accountId}-LFO-0318`, null],
  ['id-contact-external', `x-${accountId}-LFO0318`, null],
] as const)('%s: %s names %s', (shape, parameter, expected) => {
  expect(addressedPortfolio(shape, parameter)).toBe(expected);
});

test.each(['id', 'id-contact-external'] as const)('what %s writes it reads', (shape) => {
  expect(addressedPortfolio(shape, portfolioAddress(shape, { id, accountId, externalId: 'LFO0318' }))).toBe(id);
});
