import type { ReactNode } from 'react';
import type { blockDefinitions, BlockId } from '#collections/blocks/registry.ts';
import type { SiteBlock, SiteBlocks as Blocks, SiteFrame } from '#contracts/site.ts';
import { TextPicturesContext } from '../../../ui/text-pictures.ts';
import { AccordionBlock } from './accordion.tsx';
import { CallToActionBlock } from './call-to-action.tsx';
import { ContactBlock } from './contact.tsx';
import { DividerBlock } from './divider.tsx';
import { FormBlock } from './form.tsx';
import { HeroBlock } from './hero.tsx';
import { KeyFiguresBlock } from './key-figures.tsx';
import { LibraryBlock } from './library.tsx';
import { LogosBlock } from './logos.tsx';
import { MediaTextBlock } from './media-text.tsx';
import { PeopleBlock } from './people.tsx';
import { PostsBlock } from './posts.tsx';
import { QuotesBlock } from './quotes.tsx';
import { StepsBlock } from './steps.tsx';
import { TableBlock } from './table.tsx';
import { TabsBlock } from './tabs.tsx';
import { TextBlock } from './text.tsx';
import { VideoBlock } from './video.tsx';
import type { AroundBlock, BlockView } from './block-view.ts';

/** The view of each block. */
const views: { readonly [Id in BlockId]: BlockView<(typeof blockDefinitions)[Id]> } = {
  accordion: AccordionBlock,
  callToAction: CallToActionBlock,
  contact: ContactBlock,
  divider: DividerBlock,
  form: FormBlock,
  hero: HeroBlock,
  keyFigures: KeyFiguresBlock,
  library: LibraryBlock,
  logos: LogosBlock,
  mediaText: MediaTextBlock,
  people: PeopleBlock,
  posts: PostsBlock,
  quotes: QuotesBlock,
  steps: StepsBlock,
  table: TableBlock,
  tabs: TabsBlock,
  text: TextBlock,
  video: VideoBlock,
};

/** The blocks of a page of the public site, one below the other. */
export function SiteBlocks({ page, offices }: { readonly page: Blocks; readonly offices: SiteFrame['offices'] }) {
  const { blocks, pictures, people, posts, libraries, forms } = page;
  return (
    <TextPicturesContext value={(id) => pictures[id] ?? null}>
      {blocks.map((block, at) => (
        <OneBlock key={block.id} block={block} around={{ id: block.id, people, posts, libraries, forms, offices, isFirst: at === 0 }} />
      ))}
    </TextPicturesContext>
  );
}

/** One block, also where its page is designed. */
export function OneBlock({ block: { type, props }, around }: { readonly block: SiteBlock; readonly around: AroundBlock }) {
  // The compiler does not see that a block and the view of its type belong together.
  const View = views[type] as unknown as (props: { readonly shown: SiteBlock['props']; readonly around: AroundBlock }) => ReactNode;
  return <View shown={props} around={around} />;
}
