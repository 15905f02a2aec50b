import { expect, test } from 'vitest';
import { named } from './statement-names.ts';

test.each([
  ['text with values', 'select $1', [1], { text: 'select $1', name: expect.stringMatching(/^[0-9a-f]{24}$/) as string }],
  [
    'a question with values and parsers',
    { text: 'select $1', rowMode: 'array' },
    [1],
    { rowMode: 'array', name: expect.any(String) as string },
  ],
  ['text without values, which may be several statements', 'begin; set local a = 1', undefined, 'begin; set local a = 1'],
  ['no values at all', 'select 1', [], 'select 1'],
  ['what has a name already', { text: 'select $1', name: 'own' }, [1], { name: 'own' }],
  ['a stream', { submit: () => undefined }, [1], { submit: expect.any(Function) as () => void }],
])('%s', (_case, question, values, expected) => {
  const asked = named(question, values);
  if (typeof expected === 'string') expect(asked).toBe(expected);
  else expect(asked).toMatchObject(expected);
});

const nameOf = (text: string) => (named(text, [1]) as { name: string }).name;

test('the same text has the same name, another text another one', () => {
  expect(nameOf('select $1 as a')).toBe(nameOf('select $1 as a'));
  expect(nameOf('select $1 as a')).not.toBe(nameOf('select $1 as b'));
});
