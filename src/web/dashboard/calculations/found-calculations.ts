import { withoutAccents } from '#domain/without-accents.ts';
import type { CalculationEntry, CalculationGroup } from '#contracts/reports/calculations.ts';

/** The pages in whose title, first sentences or bold terms every word that is looked for begins a word; topics without any fall away. */
export function foundCalculations(groups: readonly CalculationGroup[], find: string): CalculationGroup[] {
  const wanted = wordsOf(find);
  return groups
    .map(({ topic, pages }) => ({ topic, pages: pages.filter((page) => hasAll(page, wanted)) }))
    .filter(({ pages }) => pages.length > 0);
}

function hasAll({ id, title, lead, terms }: CalculationEntry, wanted: readonly string[]): boolean {
  const words = wordsOf(`${title} ${lead} ${terms} ${id}`);
  return wanted.every((each) => words.some((word) => word.startsWith(each)));
}

/** The words of a text without accents, capitals and the final sigma. */
function wordsOf(text: string): string[] {
  return withoutAccents(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
