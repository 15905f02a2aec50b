import type { text } from '#collections/blocks/text.ts';
import { SiteText } from '../site-parts.tsx';
import type { BlockView } from './block-view.ts';
import { Section } from './section.tsx';

/** A column of text. */
export const TextBlock: BlockView<typeof text> = ({ shown: { heading, body } }) => (
  <Section heading={heading}>
    <SiteText body={body} />
  </Section>
);
