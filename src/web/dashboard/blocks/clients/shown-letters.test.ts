import { expect, test } from 'vitest';
import { shownLetters } from './shown-letters.ts';

const written = (...of: Parameters<typeof shownLetters>) =>
  shownLetters(...of)
    .map(({ letter, isOccurring, isChosen }) => (isChosen ? `[${letter}]` : isOccurring ? letter : letter.toLowerCase()))
    .join('');

test('the English alphabet, letters without clients small', () => {
  expect(written('en', ['A', 'C'], 'C')).toBe('Ab[C]defghijklmnopqrstuvwxyz');
});

test('the Greek alphabet has 24 letters', () => {
  expect(written('el', ['Ω', 'Α'], undefined)).toBe('ΑβγδεζηθικλμνξοπρστυφχψΩ');
});

test('letters of another alphabet follow in their order', () => {
  expect(written('en', ['Ω', 'Γ', 'A'], 'Γ').slice(26)).toBe('[Γ]Ω');
});

test.each(['α', 'ά', 'Ά'])('%s is Α', (letter) => {
  expect(written('el', [], letter)[1]).toBe('Α');
});

test('a chosen letter that no one has stays in view', () => {
  expect(written('en', [], 'Ø').slice(26)).toBe('[Ø]');
});
