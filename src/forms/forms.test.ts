import { describe, expect, test } from 'vitest';
import { type Answers, parseAnswers, toTyped } from './answers.ts';
import { pickApplicableAnswers, listApplicableFields } from './applicable-fields.ts';
import { checkAnswers } from './check-answers.ts';
import type { AskedField, Field, FormDefinition } from './form.ts';
import { furthestStep, validateStep } from './form-progress.ts';
import type { Problem, Typed } from './kind.ts';

const label = { en: 'x', el: 'x' };
const options = ['shares', 'other'].map((value) => ({ value, label }));
const today = '2026-11-22';

const text: AskedField = { kind: 'text', id: 'name', label, limit: 5 };
const area: AskedField = { kind: 'textarea', id: 'story', label, limit: 10 };
const amount: AskedField = { kind: 'number', id: 'amount', label, min: 0, limit: 1000 };
const born: AskedField = { kind: 'date', id: 'born', label };
const source: AskedField = { kind: 'select', id: 'source', label, options };
const known: AskedField = { kind: 'choices', id: 'known', label, options };
const exposed: AskedField = { kind: 'yesNo', id: 'exposed', label };
const sure: AskedField = { kind: 'confirmation', id: 'sure', label };

describe('what stands in a field', () => {
  test.each<[string, Field, Typed, unknown]>([
    ['words, without blanks around them', text, { name: '  Ivy ' }, 'Ivy'],
    ['nothing', text, { name: '   ' }, undefined],
    ['a field that was not sent', text, {}, undefined],
    ['lines of a browser', area, { story: 'one\r\ntwo' }, 'one\ntwo'],
    ['a number', amount, { amount: '25' }, 25],
    ['pence', amount, { amount: '25.5' }, 25.5],
    ['pence in Greek', amount, { amount: '25,50' }, 25.5],
    ['thousands', amount, { amount: '25,000' }, 25_000],
    ['thousands in Greek', amount, { amount: '25.000' }, 25_000],
    ['thousands with pence', amount, { amount: '1,250,000.75' }, 1_250_000.75],
    ['thousands with cents in Greek', amount, { amount: '1.250.000,75' }, 1_250_000.75],
    ['thousands with blanks', amount, { amount: '1 250 000' }, 1_250_000],
    ['less than nothing', amount, { amount: '-3' }, -3],
    ['less than nothing, with the true minus', amount, { amount: '−3' }, -3],
    ['nothing at all', amount, { amount: '-0' }, 0],
    ['two signs that divide alike', amount, { amount: '1.25.3' }, '1.25.3'],
    ['more decimals than an amount has', amount, { amount: '0.125' }, '0.125'],
    ['no number', amount, { amount: 'much' }, 'much'],
    ['what a program would read', amount, { amount: '1e3' }, '1e3'],
    ['a day', born, { born: '1984-02-29' }, '1984-02-29'],
    ['one of a list', source, { source: 'other' }, 'other'],
    ['yes', exposed, { exposed: 'yes' }, true],
    ['no', exposed, { exposed: 'no' }, false],
    ['neither', exposed, { exposed: 'true' }, undefined],
    ['a tick', sure, { sure: 'on' }, true],
    ['no tick', sure, {}, undefined],
    ['several', known, { 'known.other': 'on', 'known.shares': 'on' }, ['shares', 'other']],
    ['one that there is not', known, { 'known.gold': 'on' }, undefined],
  ])('%s', (_what, field, typed, answer) => {
    expect(parseAnswers([field], typed)[field.id]).toEqual(answer);
  });

  test('shown again it is the same', () => {
    const fields = [text, area, amount, born, source, known, exposed, sure];
    const answers: Answers = {
      name: 'Ivy',
      story: 'a\nb',
      amount: 25.5,
      born: '1984-02-29',
      source: 'other',
      known: ['shares'],
      exposed: false,
      sure: true,
    };
    expect(parseAnswers(fields, toTyped(fields, answers))).toEqual(answers);
    expect(toTyped(fields, {})).toEqual({});
  });
});

describe('what is wrong with an answer', () => {
  test.each<[string, Field, unknown, Problem | undefined]>([
    ['nothing is answered', text, undefined, { code: 'required' }],
    ['nothing has to be', { ...text, isOptional: true }, undefined, undefined],
    ['as long as it may be', text, 'abcde', undefined],
    ['longer', text, 'abcdef', { code: 'characters', limit: 5 }],
    ['two lines in one', text, 'a\nb', { code: 'required' }],
    ['a text that is none', text, 5, { code: 'required' }],
    ['several lines', area, 'a\nb', undefined],
    ['too many of them', area, 'abcdefghijk', { code: 'characters', limit: 10 }],
    ['no number', amount, 'much', { code: 'number' }],
    ['no number at all', amount, Number.NaN, { code: 'number' }],
    ['as much as it may be', amount, 1000, undefined],
    ['more', amount, 1000.01, { code: 'maximum', limit: 1000 }],
    ['less', amount, -1, { code: 'minimum', limit: 0 }],
    ['today', born, today, undefined],
    ['tomorrow', born, '2026-11-23', { code: 'future' }],
    ['a day that there is not', born, '2023-02-29', { code: 'date' }],
    ['long ago', born, '1066-10-14', { code: 'date' }],
    ['one of the list', source, 'shares', undefined],
    ['none of the list', source, 'gold', { code: 'option' }],
    ['some of the list', known, ['shares', 'other'], undefined],
    ['some that are not in it', known, ['shares', 'gold'], { code: 'option' }],
    ['none of several', known, [], { code: 'option' }],
    ['one where several may be', known, 'shares', { code: 'option' }],
    ['yes', exposed, true, undefined],
    ['no', exposed, false, undefined],
    ['no answer is not no', exposed, undefined, { code: 'required' }],
    ['a tick', sure, true, undefined],
    ['no tick', sure, undefined, { code: 'required' }],
    ['a tick that is none', sure, false, { code: 'required' }],
  ])('%s', (_what, field, answer, problem) => {
    const answers = answer === undefined ? {} : ({ [field.id]: answer } as Answers);
    expect(checkAnswers([field], answers, today)[field.id]).toEqual(problem);
  });
});

describe('what is asked', () => {
  const fields: readonly Field[] = [
    source,
    { ...text, id: 'which', when: { field: 'source', is: 'other' } },
    known,
    { ...text, id: 'whichKnown', when: { field: 'known', is: 'other' } },
    exposed,
    { ...source, id: 'office', when: { field: 'exposed', is: true } },
    { ...text, id: 'whichAdminList', when: { field: 'office', is: 'other' } },
  ];

  test.each<[string, Answers, string[]]>([
    ['before anything is answered', {}, ['source', 'known', 'exposed']],
    ['another answer', { source: 'shares' }, ['source', 'known', 'exposed']],
    ['that answer', { source: 'other' }, ['source', 'which', 'known', 'exposed']],
    ['among several', { known: ['shares', 'other'] }, ['source', 'known', 'whichKnown', 'exposed']],
    ['no', { exposed: false }, ['source', 'known', 'exposed']],
    ['yes', { exposed: true }, ['source', 'known', 'exposed', 'office']],
    ['a chain', { exposed: true, office: 'other' }, ['source', 'known', 'exposed', 'office', 'whichAdminList']],
    ['the end of a chain that is broken', { exposed: false, office: 'other' }, ['source', 'known', 'exposed']],
  ])('%s', (_what, answers, ids) => {
    expect(listApplicableFields(fields, answers).map(({ id }) => id)).toEqual(ids);
  });

  test('what is not asked is not checked, and not kept, and neither is what no field asks', () => {
    const answers: Answers = { source: 'shares', which: 'far too long', known: ['shares'], exposed: false, office: 'gold', isAdmin: true };
    expect(checkAnswers(fields, answers, today)).toEqual({});
    expect(pickApplicableAnswers(fields, answers)).toEqual({ source: 'shares', known: ['shares'], exposed: false });
  });
});

describe('the steps of a form', () => {
  const form: FormDefinition = {
    version: 1,
    name: label,
    description: label,
    minutes: 1,
    endMessage: label,
    steps: [
      { id: 'one', title: label, fields: [exposed] },
      { id: 'two', title: label, fields: [{ ...text, when: { field: 'exposed', is: true } }] },
      { id: 'three', title: label, fields: [sure] },
    ],
  };

  test.each<[string, Answers, number]>([
    ['nothing is filled in', {}, 0],
    ['a step that asks nothing is passed', { exposed: false }, 2],
    ['a condition of a step before', { exposed: true }, 1],
    ['all of it', { exposed: true, name: 'Ivy', sure: true }, 2],
    ['a later one first', { sure: true }, 0],
  ])('%s', (_what, answers, step) => {
    expect(furthestStep(form, answers, today)).toBe(step);
  });

  test('each has its own problems', () => {
    const [first, second] = form.steps;
    if (!first || !second) throw new Error('There are no steps.');
    const given = { answers: { exposed: true }, today };
    expect(validateStep(first, form, given)).toEqual({});
    expect(validateStep(second, form, given)).toEqual({ name: { code: 'required' } });
  });
});
