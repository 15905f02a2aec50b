import type { ReactNode } from 'react';
import type { Block } from '#collections/blocks/block.ts';
import type { ShownProps } from '#collections/blocks/shown-block.ts';
import type { SitePicture } from '#contracts/media.ts';
import type { BlockRecords, SiteFrame } from '#contracts/site.ts';

/** The context of a block: the records that it may show, and whether it comes first. The title of the first block is the page's title. */
export interface AroundBlock extends BlockRecords {
  readonly id: string;
  readonly offices: SiteFrame['offices'];
  readonly isFirst: boolean;
}

/** The view of a block: what it says, and what stands around it. It needs no script. */
export type BlockView<Definition extends Block> = (props: {
  readonly shown: ShownProps<Definition, SitePicture>;
  readonly around: AroundBlock;
}) => ReactNode;
