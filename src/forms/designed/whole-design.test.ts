import { describe, expect, test } from 'vitest';
import { pickApplicableAnswers } from '../applicable-fields.ts';
import { checkAnswers } from '../check-answers.ts';
import { listInputNames } from '../kinds.ts';
import { listAskedFields, startOf } from './asked-fields.ts';
import { type DesignedField, designLimits } from './designed-field.ts';
import { newField } from './new-field.ts';
import { type FurtherForm, listWholeDesign, titleOf } from './whole-design.ts';

const label = { en: 'Question', el: 'Ερώτηση' };
const field = (name: string, properties: Partial<DesignedField> = {}): DesignedField => ({
  ...newField(properties.type ?? 'text', label, []),
  name,
  ...properties,
});
const many = (count: number, name = 'field') => Array.from({ length: count }, (_, at) => field(`${name}${at}`));
const form = (id: string, ...fields: DesignedField[]): FurtherForm => ({ id, title: { en: `Form ${id}`, el: '' }, fields });
const idsOf = (own: readonly DesignedField[], further: readonly FurtherForm[]) =>
  listAskedFields(listWholeDesign(own, further)).map(({ id, part }) => [id, part?.id ?? null]);

test.each<[what: string, own: DesignedField[], further: FurtherForm[], expected: [string, string | null][]]>([
  ['a form alone', [field('who')], [], [['who', null]]],
  ['nothing of its own', [], [form('b', field('who'))], [['b_who', 'b']]],
  ['a form without fields', [field('who')], [form('b')], [['who', null]]],
  [
    'the same name in each, in the order of the forms',
    [field('who')],
    [form('c', field('who')), form('b', field('who'))],
    [
      ['who', null],
      ['c_who', 'c'],
      ['b_who', 'b'],
    ],
  ],
  [
    'fields that others add, in the part of these',
    [],
    [form('b', field('one', { comment: true }))],
    [
      ['b_one', 'b'],
      ['b_oneComment', 'b'],
    ],
  ],
])('a whole form asks %s', (_, own, further, expected) => {
  expect(idsOf(own, further)).toEqual(expected);
});

test.each<[what: string, own: number, further: readonly number[], expected: readonly (string | null)[]]>([
  ['as many fields as a form may have', 58, [2], [null, 'f0']],
  ['no further form with which there were more', 58, [3], [null]],
  ['a shorter one after that', 58, [3, 2], [null, 'f1']],
  ['five further forms', 1, [1, 1, 1, 1, 1, 1], [null, 'f0', 'f1', 'f2', 'f3', 'f4']],
])('a whole form asks %s', (_, own, further, expected) => {
  const forms = further.map((count, at) => form(`f${at}`, ...many(count)));
  const asked = listWholeDesign(many(own), forms);
  expect(asked.length).toBeLessThanOrEqual(designLimits.fields);
  expect([...new Set(asked.map(({ part }) => part?.id ?? null))]).toEqual(expected);
});

describe('a further form', () => {
  const choice = field('kind', {
    type: 'select',
    multiple: true,
    other: true,
    value: 'a',
    options: [{ value: 'a', label }],
  });
  const designed = listWholeDesign(
    [field('isOne', { type: 'yesNo', value: 'no' })],
    [form('b', field('isOne', { type: 'yesNo' }), field('why', { required: true, when: { field: 'isOne', is: 'yes' } }), choice)],
  );
  const asked = listAskedFields(designed);

  test('has names of its own, also for the choices of a field', () => {
    const names = asked.flatMap(listInputNames);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain('b_kind.a');
  });

  test.each<[answers: Readonly<Record<string, boolean>>, problems: object]>([
    [{ isOne: true, b_isOne: false }, {}],
    [{ isOne: false, b_isOne: true }, { b_why: { code: 'required' } }],
  ])('has conditions on its own answers alone: %o', (answers, problems) => {
    expect(checkAnswers(asked, answers, '2026-01-31')).toEqual(problems);
    expect(pickApplicableAnswers(asked, { ...answers, b_why: 'So' })).toEqual({
      ...answers,
      ...(answers.b_isOne ? { b_why: 'So' } : {}),
    });
  });

  test('begins with its own defaults', () => {
    expect(startOf(designed, asked)).toEqual({ answers: { isOne: false, b_kind: ['a'] }, typed: { isOne: 'no', 'b_kind.a': 'on' } });
  });
});

test.each<[values: { readonly name: string; readonly [field: string]: unknown }, expected: object]>([
  [
    { name: 'n', title_en: 'Tax', title_el: 'Φόροι' },
    { en: 'Tax', el: 'Φόροι' },
  ],
  [
    { name: 'n', title_en: null, title_el: 'Φόροι' },
    { en: 'Φόροι', el: 'Φόροι' },
  ],
  [{ name: 'n' }, { en: 'n', el: 'n' }],
])('the title of %o', (values, expected) => {
  expect(titleOf(values)).toEqual(expected);
});
