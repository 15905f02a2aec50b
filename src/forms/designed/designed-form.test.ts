import { describe, expect, test } from 'vitest';
import { checkAnswers } from '../check-answers.ts';
import { listAskedFields, startOf } from './asked-fields.ts';
import { type DesignedField, designLimits } from './designed-field.ts';
import { newField } from './new-field.ts';
import { designDocumentOf } from './design-document.ts';
import { parseDesign, readDesign } from './parse-design.ts';

const label = { en: 'Question', el: 'Ερώτηση' };
const option = (value: string) => ({ value, label });
const field = (properties: Partial<DesignedField> = {}): DesignedField => ({
  ...newField(properties.type ?? 'text', label, []),
  name: 'one',
  ...properties,
});
const choice = field({ type: 'select', options: [option('a'), option('b')] });
const after = (properties: Partial<DesignedField>) => field({ ...properties, name: 'two' });

describe('a designed field is asked as', () => {
  test.each<[what: string, properties: Partial<DesignedField>, expected: readonly object[]]>([
    ['a text of the usual length', {}, [{ id: 'one', kind: 'text', limit: 200, isOptional: true, label }]],
    ['a text of its own length', { limit: 12 }, [{ kind: 'text', limit: 12 }]],
    ['several lines', { type: 'textarea' }, [{ kind: 'textarea', limit: 2000 }]],
    ['a number between two', { type: 'number', min: 1, max: 9 }, [{ kind: 'number', min: 1, limit: 9 }]],
    ['a number of the greatest range', { type: 'number' }, [{ kind: 'number', min: -1e12, limit: 1e12 }]],
    ['a day', { type: 'date' }, [{ kind: 'date', ahead: true }]],
    ['one of several', { ...choice, multiple: false }, [{ kind: 'select', options: [option('a'), option('b')] }]],
    ['any of several', { ...choice, multiple: true }, [{ kind: 'choices' }]],
    [
      'a choice with another option',
      { ...choice, other: true },
      [
        { kind: 'select', options: [option('a'), option('b'), { value: 'other', label: { en: 'Other', el: 'Άλλο' } }] },
        { id: 'oneOther', kind: 'text', when: { field: 'one', is: 'other' } },
      ],
    ],
    ['a field with a comment', { comment: true }, [{ kind: 'text' }, { id: 'oneComment', kind: 'textarea', isOptional: true }]],
    ['yes or no', { type: 'yesNo' }, [{ kind: 'yesNo' }]],
    ['what is only for administrators', { internal: true, admin: true }, [{ internal: true, admin: true, isOptional: true }]],
    ['what no one changes, so no one has to fill it in', { required: true, disabled: true }, [{ disabled: true, isOptional: true }]],
    ['a label in one language', { label: { en: '', el: 'Όνομα' } }, [{ label: { en: 'Όνομα', el: 'Όνομα' } }]],
  ])('%s', (_, properties, expected) => {
    expect(listAskedFields([field(properties)])).toMatchObject(expected);
  });

  test.each<[above: DesignedField, is: string, expected: string | boolean]>([
    [choice, 'b', 'b'],
    [field({ type: 'yesNo' }), 'no', false],
    [field({ type: 'confirmation' }), 'on', true],
  ])('asked after an answer to $type', (above, is, expected) => {
    expect(listAskedFields([above, after({ when: { field: 'one', is } })])[1]).toMatchObject({ when: { field: 'one', is: expected } });
  });

  test('and its answers are checked by the rules of any form', () => {
    const asked = listAskedFields([field({ required: true }), after({ type: 'number', max: 5 })]);
    expect(checkAnswers(asked, { two: 6 }, '2026-01-31')).toEqual({ one: { code: 'required' }, two: { code: 'maximum', limit: 5 } });
  });
});

test.each<[properties: Partial<DesignedField>, answers: object, typed: object]>([
  [{ value: '' }, {}, {}],
  [{ value: 'Ada' }, { one: 'Ada' }, { one: 'Ada' }],
  [{ type: 'number', value: '7' }, { one: 7 }, { one: '7' }],
  [{ type: 'yesNo', value: 'no' }, { one: false }, { one: 'no' }],
  [{ ...choice, multiple: true, value: 'b' }, { one: ['b'] }, { 'one.b': 'on' }],
])('a form begins with the defaults of its fields: %o', (properties, answers, typed) => {
  const designed = [field(properties)];
  expect(startOf(designed, listAskedFields(designed))).toEqual({ answers, typed });
});

describe('fields of unknown origin', () => {
  test('are read as they were written', () => {
    const fields = [choice, after({ when: { field: 'one', is: 'a' } })];
    expect(parseDesign(designDocumentOf(fields))).toEqual({ fields });
    expect(readDesign('')).toEqual([]);
    expect(readDesign('[{}]')).toEqual([]);
    expect(designDocumentOf([])).toBe('');
  });

  test.each<[what: string, fields: unknown, problem: object]>([
    ['no list', { fields: [] }, { at: null, code: 'shape' }],
    ['no field', [null], { at: null, code: 'shape' }],
    ['a property too many', [{ ...field(), rules: [] }], { at: null, code: 'shape' }],
    ['a type that there is not', [{ ...field(), type: 'script' }], { at: null, code: 'shape' }],
    ['a label that is no text', [{ ...field(), label: { en: 1, el: '' } }], { at: null, code: 'shape' }],
    ['a long note', [field({ notes: 'x'.repeat(designLimits.notes + 1) })], { at: null, code: 'shape' }],
    ['too many fields', Array.from({ length: designLimits.fields + 1 }, () => field()), { at: null, code: 'shape' }],
    ['too many options', [field({ type: 'select', options: Array.from({ length: 31 }, () => option('a')) })], { at: null, code: 'shape' }],
    ['a name of two words', [field({ name: 'first name' })], { at: 0, code: 'name' }],
    ['a name with a hyphen', [field({ name: 'form-key' })], { at: 0, code: 'name' }],
    ['a name that objects have', [field({ name: 'constructor' })], { at: 0, code: 'name' }],
    ['the name of the prototype', [field({ name: '__proto__' })], { at: 0, code: 'name' }],
    ['a name twice', [field(), field()], { at: 1, code: 'nameTaken' }],
    ['the name of an added field', [field({ comment: true }), field({ name: 'oneComment' })], { at: 1, code: 'nameTaken' }],
    ['no label', [field({ label: { en: ' ', el: '' } })], { at: 0, code: 'label' }],
    ['no options', [field({ type: 'select', options: [] })], { at: 0, code: 'options' }],
    ['an option twice', [field({ type: 'select', options: [option('a'), option('a')] })], { at: 0, code: 'optionTwice' }],
    [
      'an option called other beside Other',
      [field({ type: 'select', options: [option('other')], other: true })],
      { at: 0, code: 'optionTwice' },
    ],
    ['limits that leave nothing', [field({ type: 'number', min: 2, max: 1 })], { at: 0, code: 'limits' }],
    ['a limit beyond all', [field({ limit: designLimits.text + 1 })], { at: 0, code: 'limits' }],
    ['a condition on itself', [field({ when: { field: 'one', is: 'yes' } })], { at: 0, code: 'condition' }],
    ['a condition on a field below', [after({ when: { field: 'one', is: 'a' } }), choice], { at: 0, code: 'condition' }],
    ['a condition on no option', [choice, after({ when: { field: 'one', is: 'c' } })], { at: 1, code: 'condition' }],
    ['a default that is no answer', [field({ type: 'number', value: 'many' })], { at: 0, code: 'value' }],
  ])('%s', (_, fields, problem) => {
    expect(parseDesign(JSON.stringify(fields))).toEqual({ problem });
  });

  test('are refused when they are too long, before they are parsed', () => {
    expect(parseDesign(`[${' '.repeat(designLimits.json)}]`)).toEqual({ problem: { at: null, code: 'shape' } });
  });
});
