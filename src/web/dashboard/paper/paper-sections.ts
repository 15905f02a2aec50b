import type { BlockId } from '#contracts/reports/blocks.ts';
import type { PaperSection } from '../blocks/block.tsx';
import { blocks } from '../blocks/registry.ts';

/** The blocks of a printed report in their order, gathered into the sections that they belong to. */
export function paperSections(ids: readonly BlockId[]): { readonly id: PaperSection; readonly blocks: readonly BlockId[] }[] {
  return [...Map.groupBy(ids, (id) => blocks[id].section)].map(([id, own]) => ({ id, blocks: own }));
}
