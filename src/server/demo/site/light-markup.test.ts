import { expect, test } from 'vitest';
import { parseMarkup, toPlainText } from './light-markup.ts';

const text = `## What it **costs**

A _fair_ price, **with [our charges](/charges)** in pounds.

- One
- Two
1. First
2. Second

> Said by a client.
snake_case_word stays.`;

const words = (of: string, ...marks: object[]) => (marks.length === 0 ? { type: 'text', text: of } : { type: 'text', text: of, marks });
const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
const items = (...of: string[]) => of.map((each) => ({ type: 'listItem', content: [paragraph(words(each))] }));
const bold = { type: 'bold' };

test('light markup becomes the document that an editor opens', () => {
  expect(parseMarkup(text)).toEqual({
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [words('What it '), words('costs', bold)] },
      paragraph(
        words('A '),
        words('fair', { type: 'italic' }),
        words(' price, '),
        words('with ', bold),
        words('our charges', bold, { type: 'link', attrs: { href: '/charges' } }),
        words(' in pounds.'),
      ),
      { type: 'bulletList', content: items('One', 'Two') },
      { type: 'orderedList', content: items('First', 'Second') },
      { type: 'blockquote', content: [paragraph(words('Said by a client.'))] },
      paragraph(words('snake_case_word stays.')),
    ],
  });
});

test('its plain text has the same words, line by line', () => {
  expect(toPlainText(text)).toBe(
    'What it costs\n\nA fair price, with our charges in pounds.\n\n- One\n- Two\n1. First\n2. Second\n\nSaid by a client.\nsnake_case_word stays.',
  );
});
