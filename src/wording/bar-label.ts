const longest = 15;
const kept = 12;

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A label below a bar: more than fifteen characters are cut to twelve and three dots. The full text belongs in its tooltip. */
export function barLabel(text: string): string {
  const written = Array.from(characters.segment(text), ({ segment }) => segment);
  return written.length > longest ? `${written.slice(0, kept).join('')}...` : text;
}
