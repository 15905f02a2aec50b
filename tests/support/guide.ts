import { readFileSync } from 'node:fs';

/** The page that leads a firm from nothing to its first client, cut into its blocks of code. */
export const guide = readFileSync('docs/FIRST-FIRM.md', 'utf8');

/**
 * The text of the block that begins with three backticks, a language and this name.
 *
 * @throws Error when the page has none or two of them
 */
export function guideBlock(name: string): string {
  const found = [...guide.matchAll(/^```\w+ (\S+)\n([\s\S]*?)^```$/gm)].filter(([, title]) => title === name);
  const [only] = found;
  if (!only || found.length > 1) throw new Error(`The page has ${found.length} blocks called ${name}.`);
  return only[2] ?? '';
}

/** The blocks of a language, by name. */
export function guideBlocks(language: string): { readonly name: string; readonly text: string }[] {
  const all = guide.matchAll(/^```(\w+) (\S+)\n([\s\S]*?)^```$/gm);
  return [...all].filter(([, spoken]) => spoken === language).map(([, , name = '', text = '']) => ({ name, text }));
}
