import { describe, expect, it } from 'vitest';
import { toBaseKey } from '#contracts/base-key.ts';
import { mergeFields, parseMergeFields } from './merge-fields.ts';

type Case = readonly [
  of: string,
  stored: readonly [version: number, name: string, projection: string],
  wanted: readonly [version: number, name: string, projection: string],
  sent: Record<string, unknown>,
  becomes: readonly [name: string, projection: string] | readonly string[],
];

const long = 'Hartwell '.repeat(500);
const touched = (fields: object) => ({ base: JSON.stringify(fields) });

const cases: readonly Case[] = [
  ['nothing meanwhile', [1, 'Hartwell', ''], [1, 'Hart', ''], touched({ name: 'Hartwell' }), ['Hart', '']],
  ['another field meanwhile, untouched', [2, 'Hartwell', 'P-7'], [1, 'Hart', ''], touched({ name: 'Hartwell' }), ['Hart', 'P-7']],
  ['each another field', [2, 'Hartwell', 'P-7'], [1, 'Hart', ''], touched({ name: 'Hartwell', projection: '' }), ['Hart', 'P-7']],
  ['both the same', [2, 'Hart', ''], [1, 'Hart', ''], touched({ name: 'Hartwell' }), ['Hart', '']],
  ['both differently', [2, 'Hartwell & Co', ''], [1, 'Hart', ''], touched({ name: 'Hartwell' }), ['name']],
  ['asked, and no choice', [2, 'Hartwell & Co', ''], [2, 'Hart', ''], touched({ name: 'Hartwell' }), ['name']],
  ['theirs', [2, 'Co', 'P-7'], [2, 'Hart', ''], { ...touched({ name: 'Hartwell' }), 'choice.name': 'theirs' }, ['Co', 'P-7']],
  ['yours', [2, 'Co', 'P-7'], [2, 'Hart', ''], { ...touched({ name: 'Hartwell' }), 'choice.name': 'yours' }, ['Hart', 'P-7']],
  [
    'a choice about an older version',
    [3, 'Later', ''],
    [2, 'Hart', ''],
    { ...touched({ name: 'Hartwell' }), 'choice.name': 'yours' },
    ['name'],
  ],
  ['a long key, nothing meanwhile', [1, long, ''], [1, 'Hart', ''], touched({ name: toBaseKey(long) }), ['Hart', '']],
  ['a long key, another field meanwhile', [2, long, 'P-7'], [1, 'Hart', ''], touched({ name: toBaseKey(long) }), ['Hart', 'P-7']],
  ['a long key, both differently', [2, `${long}.`, ''], [1, `${long}!`, ''], touched({ name: toBaseKey(long) }), ['name']],
  ['a long key, both the same', [2, `${long}.`, ''], [1, `${long}.`, ''], touched({ name: toBaseKey(long) }), [`${long}.`, '']],
  ['a key of no one knows what', [2, 'Hartwell', ''], [1, 'Hart', ''], touched({ name: null }), ['name']],
  ['saved before, and changed by another since', [3, 'Co', ''], [3, 'Hart', ''], touched({ name: 'Hartwell' }), ['name']],
  ['without scripts, nothing meanwhile', [1, 'Hartwell', ''], [1, 'Hart', ''], {}, ['Hart', '']],
  ['without scripts', [2, 'Hartwell', 'P-7'], [1, 'Hart', ''], {}, ['name', 'projection']],
  [
    'without scripts, each chosen',
    [2, 'Hartwell', 'P-7'],
    [2, 'Hart', ''],
    { 'choice.name': 'yours', 'choice.projection': 'theirs' },
    ['Hart', 'P-7'],
  ],
  ['without scripts, asked and not chosen', [2, 'Co', ''], [2, 'Hart', ''], { asked: 'name' }, ['name']],
  ['a base that is none', [2, 'Hartwell', ''], [1, 'Hart', ''], { base: '[' }, ['name']],
];

describe('a form about something that others change too', () => {
  it.each(cases)('%s', (_of, [stands, storedName, storedProjection], [seen, name, projection], sent, becomes) => {
    const { merging, rest } = parseMergeFields({ ...sent, name });
    const stored = { version: stands, fields: { name: storedName, projection: storedProjection } };
    const merged = mergeFields(stored, { version: seen, fields: { name, projection } }, merging);
    expect(rest).toEqual({ name });
    const seenAs = 'conflict' in merged ? merged.conflict.map(({ field }) => field) : Object.values(merged.fields);
    expect(seenAs).toEqual(becomes);
  });
});
