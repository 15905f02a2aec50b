import type { tabs } from '#collections/blocks/tabs.ts';
import { SiteText } from '../site-parts.tsx';
import type { BlockView } from './block-view.ts';
import styles from './blocks.module.css';
import { Section } from './section.tsx';

/** The browser keeps one of them open at a time: they have a name in common. */
export const TabsBlock: BlockView<typeof tabs> = ({ shown: { heading, tabs: all }, around: { id } }) => (
  <Section heading={heading}>
    <div className={styles.tabs}>
      {all.map(({ label, body }, at) => (
        <details key={at} name={id} open={at === 0}>
          <summary>{label}</summary>
          <SiteText body={body} />
        </details>
      ))}
    </div>
  </Section>
);
