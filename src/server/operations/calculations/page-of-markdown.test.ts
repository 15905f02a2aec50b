import { expect, test } from 'vitest';
import { pageOfMarkdown } from './page-of-markdown.ts';

const words = (text: string) => ({ kind: 'words', words: text });
const page = (body: string) => pageOfMarkdown(`# Title\n\nLead.\n\n## Section\n\n${body}\n`);
const bodyOf = (body: string) => page(body).sections[0]?.body;

test('a page is its title, its first paragraph and its sections; what is about code is left out', () => {
  expect(pageOfMarkdown('# Title\n\nLead.\n\n## One\n\nFirst.\n\n## Code and tests\n\n- `a.ts`\n')).toEqual({
    title: 'Title',
    lead: [words('Lead.')],
    sections: [{ heading: 'One', body: [{ kind: 'paragraph', text: [words('First.')] }] }],
  });
});

test.each([
  ['a formula keeps its lines', '```\na = b\nc = d\n```', [{ kind: 'formula', lines: ['a = b', 'c = d'] }]],
  [
    'a list has its points',
    '- one\n- two',
    [
      {
        kind: 'list',
        isNumbered: false,
        items: [[{ kind: 'paragraph', text: [words('one')] }], [{ kind: 'paragraph', text: [words('two')] }]],
      },
    ],
  ],
  [
    'a table knows its columns of numbers',
    '| a | b |\n|---|---:|\n| x | 1 |',
    [
      {
        kind: 'table',
        columns: [
          { heading: [words('a')], isNumber: false },
          { heading: [words('b')], isNumber: true },
        ],
        rows: [[[words('x')], [words('1')]]],
      },
    ],
  ],
  [
    'words have marks',
    '**a** *b* `c`',
    [
      {
        kind: 'paragraph',
        text: [
          { kind: 'strong', text: [words('a')] },
          words(' '),
          { kind: 'emphasis', text: [words('b')] },
          words(' '),
          { kind: 'symbol', words: 'c' },
        ],
      },
    ],
  ],
  [
    'a link to a neighbour loses its ending',
    '[gains](gains.md)',
    [{ kind: 'paragraph', text: [{ kind: 'link', href: 'gains', text: [words('gains')] }] }],
  ],
])('%s', (_case, body, expected) => {
  expect(bodyOf(body)).toEqual(expected);
});

test('signs of HTML in words stay words', () => {
  expect(bodyOf('1 < 2 & 3 > 2')).toEqual([{ kind: 'paragraph', text: [words('1 < 2 & 3 > 2')] }]);
});

test.each([
  ['HTML of its own', '<script>alert(1)</script>'],
  ['HTML among words', 'a <b>bold</b> word'],
  ['a picture', '![](https://example.com/a.png)'],
  ['a link that runs', '[a](javascript:alert)'],
  ['a link to a file elsewhere', '[a](../ARCHITECTURE.md)'],
  ['a quotation', '> a'],
])('refuses %s', (_case, body) => {
  expect(() => page(body)).toThrow('A page of calculations');
});

test.each([
  ['without a title', 'Lead.\n'],
  ['with a list before its first section', '# Title\n\nLead.\n\n- one\n'],
])('refuses a page %s', (_case, markdown) => {
  expect(() => pageOfMarkdown(markdown)).toThrow(/page of calculations/);
});
