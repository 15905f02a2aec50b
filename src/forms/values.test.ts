import { describe, expect, test } from 'vitest';
import { changedFields, listVisibleFields } from './fields-for.ts';
import type { Field } from './form.ts';
import type { AnswerWords, Typed } from './kind.ts';
import { getFieldKind } from './kinds.ts';
import { understand } from './values.ts';

const today = '2026-11-22';

const fields = [
  { kind: 'text', id: 'name', limit: 20 },
  { kind: 'url', id: 'site', limit: 30, isOptional: true },
  { kind: 'hostName', id: 'domain', isOptional: true },
  { kind: 'choices', id: 'scopes', options: [{ value: 'read' }, { value: 'write' }], isOptional: true },
] as const satisfies readonly Field[];

describe('what a form sends', () => {
  test.each<[string, Typed, object]>([
    [
      'values in one spelling',
      { name: ' House ', site: 'House.Example', domain: 'Bücher.Example', 'scopes.read': 'on' },
      { values: { name: 'House', site: 'https://house.example', domain: 'xn--bcher-kva.example', scopes: ['read'] } },
    ],
    [
      'nothing of what may be empty',
      { name: 'House', site: '', domain: ' ' },
      { values: { name: 'House', site: null, domain: null, scopes: null } },
    ],
    ['nothing at all', {}, { problems: { name: { code: 'required' } } }],
    ['a script for a site', { name: 'x', site: 'javascript:alert(1)' }, { problems: { site: { code: 'url' } } }],
    ['a site that grows too long', { name: 'x', site: `x.example/${'ώ'.repeat(9)}` }, { problems: { site: { code: 'url' } } }],
    ['a scheme for a domain', { name: 'x', domain: 'https://a.example' }, { problems: { domain: { code: 'hostName' } } }],
    ['a machine for a domain', { name: 'x', domain: '10.0.0.1' }, { problems: { domain: { code: 'hostName' } } }],
    ['two lines in one', { name: 'a\nb' }, { problems: { name: { code: 'required' } } }],
    ['a character that is not written', { name: 'a\u0000b' }, { problems: { name: { code: 'required' } } }],
    ['a name that no field has', { name: 'x', role: 'admin' }, { unknown: ['role'] }],
    ['an option that there is not', { name: 'x', 'scopes.all': 'on' }, { unknown: ['scopes.all'] }],
    ['a prototype', { name: 'x', ['__proto__']: 'x' }, { unknown: ['__proto__'] }],
  ])('%s', (_what, typed, understood) => {
    expect(understand(fields, typed, today)).toEqual(understood);
  });

  test('is typed by the definition', () => {
    const understood = understand(fields, { name: 'House' }, today);
    if (!('values' in understood)) throw new Error('It was not understood.');
    const { name, site, scopes }: { name: string; site: string | null; scopes: readonly ('read' | 'write')[] | null } = understood.values;
    expect([name, site, scopes]).toEqual(['House', null, null]);
  });
});

test.each([
  //  who        sees                                changes
  [true, ['plain', 'guarded', 'secret'], ['plain', 'guarded', 'secret']],
  [false, ['plain', 'guarded'], ['plain']],
])('administrator %s: sees %o, changes %o', (isAdministrator, seen, changed) => {
  const guarded: readonly Field[] = [
    { kind: 'text', id: 'plain', limit: 5 },
    { kind: 'text', id: 'guarded', limit: 5, admin: true },
    { kind: 'text', id: 'secret', limit: 5, internal: true },
  ];
  expect(listVisibleFields(guarded, isAdministrator).map(({ id }) => id)).toEqual(seen);
  expect(changedFields(guarded, isAdministrator).map(({ id }) => id)).toEqual(changed);
});

test.each<[Field, string, string]>([
  [{ kind: 'text', id: 'a', limit: 5 }, 'House', 'House'],
  [{ kind: 'number', id: 'a', min: 0, limit: 5 }, '5', '#5'],
  [{ kind: 'number', id: 'a', min: 0, limit: 5 }, 'much', 'much'],
  [{ kind: 'date', id: 'a' }, '2026-11-22', 'on 2026-11-22'],
  [{ kind: 'select', id: 'a', options: [{ value: 'read' }] }, 'read', 'Read'],
  [{ kind: 'select', id: 'a', options: [{ value: 'read' }] }, 'gone', 'gone'],
  [{ kind: 'choices', id: 'a', options: [{ value: 'read' }, { value: 'write' }] }, 'read,write', 'Read, Write'],
  [{ kind: 'yesNo', id: 'a' }, 'no', 'No'],
  [{ kind: 'confirmation', id: 'a' }, 'yes', 'Confirmed'],
  [{ kind: 'country', id: 'a' }, 'GR', 'in GR'],
  [{ kind: 'url', id: 'a', limit: 50 }, 'https://a.example', 'https://a.example'],
])('%o says %s as %s', (field, key, told) => {
  const words: AnswerWords = {
    yes: 'Yes',
    no: 'No',
    confirmed: 'Confirmed',
    number: (digits) => `#${digits}`,
    percent: (digits) => `${digits}%`,
    date: (day) => `on ${day}`,
    country: (code) => `in ${code}`,
    option: (value) => ({ read: 'Read', write: 'Write' })[value] ?? null,
  };
  expect(getFieldKind(field).words(key, words)).toBe(told);
});

test('media and entries in another order are another answer, records are not', () => {
  const [one, other] = ['1'.repeat(32), '2'.repeat(32)];
  const keysOf = (kind: 'records' | 'mediaList' | 'recordList') =>
    [
      [one, other],
      [other, one],
    ].map((ids) => getFieldKind({ kind }).key(ids));
  expect(new Set(keysOf('records')).size).toBe(1);
  expect(new Set(keysOf('mediaList')).size).toBe(2);
  expect(new Set(keysOf('recordList')).size).toBe(2);
});
