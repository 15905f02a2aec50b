import { expect, test } from 'vitest';
import { arrangeNavigation } from './arrange-navigation.ts';

const usual = ['overview', 'portfolio', 'portfolio', 'library', 'messages', 'news'];

/** A made entry by what it says: `messages=Letters` of a page, `Book` a link, each with a `-` before it if the reader may not see it. */
function made(said: string) {
  const isVisible = !said.startsWith('-');
  const [first = '', label] = said.replace('-', '').split('=');
  return { page: label === undefined ? null : first, isVisible, label: label ?? first };
}

test.each([
  ['nothing made', [], 'overview portfolio portfolio library messages news'],
  ['a page keeps its place under another name', ['messages=Letters'], 'overview portfolio portfolio library Letters news'],
  ['two pages change places', ['messages=Letters', 'library=Papers'], 'overview portfolio portfolio Letters Papers news'],
  ['a link follows the entry before it', ['library=Papers', 'Book', 'Call'], 'overview portfolio portfolio Papers Book Call messages news'],
  ['links before any page come last', ['Book', 'library=Papers'], 'overview portfolio portfolio Papers messages news Book'],
  ['links alone come last', ['Book', 'Call'], 'overview portfolio portfolio library messages news Book Call'],
  ['a page that the reader has not got', ['explorer=Funds', 'Book'], 'overview portfolio portfolio library messages news Book'],
  ['a page that is not for the role', ['-news=News', 'Book'], 'overview portfolio portfolio library messages Book'],
  ['a link that is not for the role', ['-Book'], 'overview portfolio portfolio library messages news'],
  ['the first entry of a page counts', ['news=First', 'news=Second'], 'overview portfolio portfolio library messages First'],
  ['a page of several entries moves with all of them', ['library=Papers', 'portfolio=Own'], 'overview Papers Own Own messages news'],
])('%s', (_what, said, expected) => {
  const arranged = arrangeNavigation(
    usual.map((page) => ({ page })),
    said.map(made),
  );
  expect(arranged.map(({ usual: one, made: other }) => other?.label ?? one?.page).join(' ')).toBe(expected);
});
