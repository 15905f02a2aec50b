import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { textsByLocale } from '#wording/catalogues.ts';
import { Sentence } from './sentence.tsx';

test.each([
  ['en', '<b>€119.0m</b> called, 79.33%'],
  ['el', 'Κληθέν κεφάλαιο <b>€119.0m</b>, 79.33%'],
] as const)('an amount stands where the language wants it (%s)', (locale, expected) => {
  const sentence = (
    <Sentence parts={{ amount: <b>€119.0m</b> }}>
      {(marks) => textsByLocale[locale]('privateEquity.callProgress', { ...marks, rate: '79.33%' })}
    </Sentence>
  );
  expect(renderToStaticMarkup(sentence)).toBe(expected);
});
