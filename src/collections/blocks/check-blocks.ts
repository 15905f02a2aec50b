import type { StoredBlock } from '#domain/content/block-document.ts';
import type { Block } from './block.ts';
import { getBlock, isBlockId } from './registry.ts';
import { collectMedia } from './shown-block.ts';

/** A weakness of a page that readers would notice. It can be published all the same. */
export interface BlockWarning {
  readonly block: string;
  readonly type: string;
  readonly kind: 'empty' | 'undescribed' | 'second-hero';
}

/** Tells whether a block has nothing to show. Blocks of the firm show its records, and a divider is a line. */
export function isEmptyBlock({ group, fields }: Block, props: StoredBlock['props']): boolean {
  return group !== 'firm' && fields.length > 0 && Object.values(props).every((prop) => prop.length === 0);
}

/** Finds empty blocks, media without a description, and heroes after the first, in the order of the page. */
export function checkBlocks(blocks: readonly StoredBlock[], undescribed: ReadonlySet<string>): BlockWarning[] {
  const firstHero = blocks.find(({ type }) => type === 'hero');
  return blocks.flatMap((block) => {
    const definition = isBlockId(block.type) ? getBlock(block.type) : null;
    if (definition === null) return [];
    const kinds: readonly (BlockWarning['kind'] | false)[] = [
      isEmptyBlock(definition, block.props) && 'empty',
      collectMedia([block], () => definition).some((id) => undescribed.has(id)) && 'undescribed',
      block.type === 'hero' && block !== firstHero && 'second-hero',
    ];
    return kinds.filter((kind) => kind !== false).map((kind) => ({ block: block.id, type: block.type, kind }));
  });
}
