import postcss from 'postcss';
import { expect, test } from 'vitest';
import { printOnScreen } from './print-on-screen.ts';

const processed = (css: string) => postcss([printOnScreen()]).process(css, { from: undefined }).css.replaceAll(/\s+/g, ' ');

test('what is for paper stands a second time for the screen that is asked to look like it', () => {
  const css = '@media print { @page { margin: 0 } html, .a .b { display: none } } .c { color: red }';
  expect(processed(css)).toBe(css.replace(' .c', ' html:where([data-print]), :where([data-print]) .a .b { display: none } .c'));
});

test('what is for something else stays as it is', () => {
  const css = '@media (max-width: 10px) { .a { color: red } }';
  expect(processed(css)).toBe(css);
});
