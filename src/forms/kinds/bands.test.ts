import { describe, expect, test } from 'vitest';
import type { Field } from '../form.ts';
import type { AnswerWords, Typed } from '../kind.ts';
import { getFieldKind } from '../kinds.ts';
import { understand } from '../values.ts';

const field = {
  kind: 'bands',
  id: 'data',
  options: [{ value: 'Equities' }, { value: 'Fixed Interest' }],
  usual: { option: 'Equities', bands: [['10', '30']] },
} as const satisfies Field;

const typed = (shares: readonly [string, string, string], bonds: readonly [string, string, string] = ['', '', '']): Typed =>
  Object.fromEntries(
    (['min', 'target', 'max'] as const).flatMap((part, at) => [
      [`data.Equities.${part}`, shares[at] ?? ''],
      [`data.Fixed Interest.${part}`, bonds[at] ?? ''],
    ]),
  );

describe('how a whole is divided', () => {
  test.each<[string, Typed, object]>([
    ['one option is all of it', typed(['100', '100', '100']), { values: { data: ['100 100 100 Equities'] } }],
    [
      'numbers in one spelling',
      typed([' 10.0', '20.50', '30'], ['70', '79.5', '+90']),
      { values: { data: ['10 20.5 30 Equities', '70 79.5 90 Fixed Interest'] } },
    ],
    ['nothing', typed(['', '', '']), { problems: { data: { code: 'required' } } }],
    ['a band without its target', typed(['10', '', '30'], ['70', '100', '100']), { problems: { data: { code: 'number' } } }],
    ['a target outside its band', typed(['30', '20', '40'], ['70', '80', '90']), { problems: { data: { code: 'band' } } }],
    ['a little less than all', typed(['10', '20', '30'], ['70', '79.99', '90']), { problems: { data: { code: 'total' } } }],
    ['more than all', typed(['10', '20', '120'], ['70', '80', '90']), { problems: { data: { code: 'maximum', limit: 100 } } }],
    ['less than nothing', typed(['-10', '20', '30'], ['70', '80', '90']), { problems: { data: { code: 'notNegative' } } }],
    ['words with blanks in them', typed(['1 0 x', '20', '30'], ['70', '80', '90']), { problems: { data: { code: 'number' } } }],
    ['an option that there is not', { ...typed(['100', '100', '100']), 'data.Gold.min': '1' }, { unknown: ['data.Gold.min'] }],
  ])('%s', (_what, sent, understood) => {
    expect(understand([field], sent, '2026-11-23')).toEqual(understood);
  });

  test('tenths that doubles cannot write add up', () => {
    const three = { ...field, options: ['a', 'b', 'c'].map((value) => ({ value })) };
    const sent = ['33.3', '33.3', '33.4'].flatMap((target, at) => [
      [`data.${'abc'[at]}.min`, '0'],
      [`data.${'abc'[at]}.target`, target],
      [`data.${'abc'[at]}.max`, '100'],
    ]);
    expect(understand([three], Object.fromEntries(sent), '2026-11-23')).toHaveProperty('values');
  });

  test('is shown again as it was typed, and told in words', () => {
    const answer = ['10 20 30 Equities', '70 80 90 Fixed Interest'];
    expect(getFieldKind(field).typed(field, answer)).toEqual(typed(['10', '20', '30'], ['70', '80', '90']));
    const words = { percent: (digits: string) => `${digits}%`, option: (value: string) => value } as AnswerWords;
    const told = getFieldKind(field).words(getFieldKind(field).key(answer), words);
    expect(told).toBe('Equities 20% (10% – 30%), Fixed Interest 80% (70% – 90%)');
  });
});

test('a return in percent has a sign, and as many digits as its field allows', () => {
  const returns = { kind: 'percent', id: 'returns', places: 2, sign: 'any' } as const;
  const asked = (text: string) => understand([returns], { returns: text }, '2026-11-23');
  expect(asked('-4.50')).toEqual({ values: { returns: '-4.5' } });
  expect(asked('4.505')).toEqual({ problems: { returns: { code: 'places', limit: 2 } } });
  expect(asked('many')).toEqual({ problems: { returns: { code: 'number' } } });
});

test('a slider stands at one of its options', () => {
  const level = { kind: 'slider', id: 'level', options: [{ value: '1' }, { value: '2' }] } as const;
  expect(understand([level], { level: '2' }, '2026-11-23')).toEqual({ values: { level: '2' } });
  expect(understand([level], { level: '3' }, '2026-11-23')).toEqual({ problems: { level: { code: 'option' } } });
});
