import { expect, test } from 'vitest';
import { termsParts } from './terms-parts.ts';

const heading = (text: string) => ({ kind: 'heading', text });
const paragraph = (text: string) => ({ kind: 'paragraph', text });

test.each([
  ['nothing', ' \n\n ', []],
  ['one paragraph', 'You may.\nYou may not.', [paragraph('You may.\nYou may not.')]],
  ['two, with the line ends of a browser', 'One.\r\n\r\nTwo.', [paragraph('One.'), paragraph('Two.')]],
  ['a blank line that is not empty', 'One.\n  \nTwo.', [paragraph('One.'), paragraph('Two.')]],
  ['a heading above its paragraph', '# Use\nYou may.', [heading('Use'), paragraph('You may.')]],
  ['a heading below another paragraph', 'One.\n## Use\n\nTwo.', [paragraph('One.'), heading('Use'), paragraph('Two.')]],
  ['two headings', '# A\n# B', [heading('A'), heading('B')]],
  ['markup, which is words', '<b>Bold</b> & *more*', [paragraph('<b>Bold</b> & *more*')]],
])('%s', (_what, text, parts) => {
  expect(termsParts(text)).toEqual(parts);
});
