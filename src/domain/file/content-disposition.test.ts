import { expect, test } from 'vitest';
import { contentDisposition } from './content-disposition.ts';

test.each([
  ['Investment Report-ISA_2026-06-30.pdf', 'attachment; filename="Investment Report-ISA_2026-06-30.pdf"'],
  ['Café.pdf', `attachment; filename="Cafe.pdf"; filename*=UTF-8''Caf%C3%A9.pdf`],
  ['Αναφορά-Γ.pdf', `attachment; filename="_______-_.pdf"; filename*=UTF-8''%CE%91%CE%BD%CE%B1%CF%86%CE%BF%CF%81%CE%AC-%CE%93.pdf`],
  ["Jo's (new)*.pdf", `attachment; filename="Jo's (new)*.pdf"`],
  ["Ω's (new).pdf", `attachment; filename="_'s (new).pdf"; filename*=UTF-8''%CE%A9%27s%20%28new%29.pdf`],
  ['a"b\\c%41.pdf', `attachment; filename="a_b_c_41.pdf"; filename*=UTF-8''a%22b%5Cc%2541.pdf`],
  ['a\r\nX-Evil: 1.pdf', `attachment; filename="a__X-Evil: 1.pdf"; filename*=UTF-8''a%0D%0AX-Evil%3A%201.pdf`],
])('%j', (name, expected) => {
  expect(contentDisposition(name)).toBe(expected);
});
