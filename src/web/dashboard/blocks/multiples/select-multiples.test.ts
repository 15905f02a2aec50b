import { expect, test } from 'vitest';
import { available, unavailable } from '#finance/figure.ts';
import { buildFund, buildProgramme } from '#tests/support/build-programme.ts';
import { selectMultiples } from './select-multiples.ts';

const norrland = buildFund({ name: 'Norrland', dpi: available(1.09), rvpi: available(0.76), tvpi: available(1.85) });
const ostia = buildFund({ name: 'Ostia', dpi: available(0), rvpi: available(0.9), tvpi: available(0.9) });
const young = buildFund({
  name: 'Young',
  dpi: unavailable('nothing-paid-in'),
  rvpi: unavailable('nothing-paid-in'),
  tvpi: unavailable('nothing-paid-in'),
});

const shown = selectMultiples({ privateEquity: buildProgramme({ funds: [young, ostia, norrland] }) });

test('the best fund stands first, one without multiples last and without a bar', () => {
  expect(shown.funds.map(({ name }) => name)).toEqual(['Norrland', 'Ostia', 'Young']);
  expect(shown.funds[2]?.bar).toBeNull();
});

test('all bars have one scale, on which the longest leaves some air and the mark is at 1.00X', () => {
  const [longest, short] = shown.funds;
  const { back = 0, held = 0 } = longest?.bar ?? {};
  expect(back + held).toBeCloseTo(1 / 1.15);
  expect(back).toBeCloseTo(1.09 * shown.moneyBack);
  expect(short?.bar).toEqual({ back: 0, held: 0.9 * shown.moneyBack });
});

test('below 1.00X the mark is still inside', () => {
  expect(selectMultiples({ privateEquity: buildProgramme({ funds: [ostia] }) }).moneyBack).toBeCloseTo(1 / 1.15);
});
