import type { quotes } from '#collections/blocks/quotes.ts';
import siteStyles from '../site.module.css';
import type { BlockView } from './block-view.ts';
import { Section } from './section.tsx';

/** One long, the others short. */
export const QuotesBlock: BlockView<typeof quotes> = ({ shown: { heading, quotes: all } }) => (
  <Section heading={heading}>
    <div className={siteStyles.quotes}>
      {all.map(({ words, by }, at) => (
        <figure key={at}>
          <blockquote>
            <q>{words}</q>
          </blockquote>
          {by !== null && <figcaption className={siteStyles.byline}>{by}</figcaption>}
        </figure>
      ))}
    </div>
  </Section>
);
