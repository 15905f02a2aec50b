import { expect, test } from 'vitest';
import { fieldsUsed, fillFields, unknownField } from './message-fields.ts';

const values = { client: 'Ivy Hart', portal: 'Home', today: '26 November 2026' };

test.each([
  //  what is written                        what is read                        fields                 unknown
  ['Dear {{client}},', 'Dear Ivy Hart,', ['client'], null],
  ['{{ client }} on {{today}}', 'Ivy Hart on 26 November 2026', ['client', 'today'], null],
  ['{{today}} {{client}} {{client}}', '26 November 2026 Ivy Hart Ivy Hart', ['client', 'today'], null],
  ['Call {{adviser_phone}}', 'Call {{adviser_phone}}', ['adviser_phone'], null],
  ['Dear {{name}}', 'Dear {{name}}', [], 'name'],
  ['Dear {{Client}}', 'Dear {{Client}}', [], 'Client'],
  ['Dear {{}}', 'Dear {{}}', [], ''],
  ['{{constructor}} {{__proto__}}', '{{constructor}} {{__proto__}}', [], 'constructor'],
  ['{client} {{client} {{{client}}}', '{client} {{client} {Ivy Hart}', ['client'], null],
  ['No fields', 'No fields', [], null],
] as const)('%j is read as %j', (text, read, used, unknown) => {
  expect(fillFields(text, values)).toBe(read);
  expect(fieldsUsed(text)).toEqual(used);
  expect(unknownField(text)).toBe(unknown);
});

test('a value that looks like a field stays as it is', () => {
  expect(fillFields('Dear {{client}}', { client: '{{portal}} $& $1', portal: 'Home' })).toBe('Dear {{portal}} $& $1');
});

test('a long text of open brackets is read at once', () => {
  const text = `${'{{'.repeat(50_000)}${'a'.repeat(50_000)}`;
  expect([fieldsUsed(text), unknownField(text), fillFields(text, values)]).toEqual([[], null, text]);
});
