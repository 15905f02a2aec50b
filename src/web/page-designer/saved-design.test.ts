import { expect, test } from 'vitest';
import { toBaseKey } from '#contracts/base-key.ts';
import { beginDesign, type FieldTexts, listTouched, noteConflict, noteSaved } from './saved-design.ts';

const asEditor = (json: string) => json.trim();
const begun = beginDesign({ version: 1, stored: { en: 'N1', el: 'E1 ' } }, asEditor);

test('an editor begins with what is stored, as it writes it, and nothing is touched', () => {
  expect(begun.written).toEqual({ en: 'N1', el: 'E1' });
  expect(listTouched(begun, { en: 'N1', el: 'E1' })).toEqual([]);
  expect(listTouched(begun, { en: 'N1', el: 'E2' })).toEqual(['el']);
});

type Case = readonly [
  of: string,
  sent: FieldTexts,
  written: FieldTexts,
  loaded: readonly [version: number, en: string, el: string],
  stored: FieldTexts,
  taken: FieldTexts,
  touched: readonly string[],
];

const cases: readonly Case[] = [
  ['alone', { en: 'N2', el: 'E1' }, { en: 'N2', el: 'E1' }, [2, 'N2 ', 'E1 '], { en: 'N2 ', el: 'E1 ' }, {}, []],
  [
    'beside another in the other language',
    { en: 'N2', el: 'E1' },
    { en: 'N2', el: 'E1' },
    [2, 'N2', 'E2 '],
    { en: 'N2', el: 'E2 ' },
    { el: 'E2' },
    [],
  ],
  ['and went on in it', { en: 'N2', el: 'E1' }, { en: 'N3', el: 'E1' }, [2, 'N2', 'E1 '], { en: 'N2', el: 'E1 ' }, {}, ['en']],
  [
    'and went on where another had saved',
    { en: 'N2', el: 'E1' },
    { en: 'N2', el: 'E3' },
    [2, 'N2', 'E2'],
    { en: 'N2', el: 'E1 ' },
    {},
    ['el'],
  ],
  ['before another saved once more', { en: 'N2', el: 'E1' }, { en: 'N2', el: 'E1' }, [3, 'N4', 'E4'], { en: 'N2', el: 'E1 ' }, {}, []],
  ['nothing, and another had', { en: 'N1', el: 'E1' }, { en: 'N1', el: 'E1' }, [2, 'N4', 'E1 '], { en: 'N4', el: 'E1 ' }, { en: 'N4' }, []],
];

test.each(cases)('someone who saved %s', (_of, sent, written, [version, en, el], stored, taken, touched) => {
  const after = noteSaved(begun, { version: 2, sent, written, loaded: { version, stored: { en, el } } }, asEditor);
  expect(after.taken).toEqual(taken);
  expect(after.saved).toMatchObject({ version: 2, stored });
  expect(listTouched(after.saved, { ...written, ...taken })).toEqual(touched);
});

test('after a conflict in one language the base is what the user has seen of it', () => {
  const seen = noteConflict(begun, { version: 2, conflict: [{ field: 'en', theirs: 'N4 ', yours: 'N2' }] }, asEditor);
  expect(seen).toEqual({ version: 2, stored: { en: 'N4 ', el: 'E1 ' }, written: { en: 'N4', el: 'E1' } });
  expect(listTouched(seen, { en: 'N1', el: 'E1' })).toEqual(['en']);
  expect(toBaseKey(seen.stored.en ?? '')).toBe('N4 ');
});
