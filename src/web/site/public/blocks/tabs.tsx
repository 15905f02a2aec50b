import type { tabs } from '#collections/blocks/tabs.ts';
import { SitePicture } from '../../../ui/pictures/site-picture.tsx';
import { SiteText } from '../site-parts.tsx';
import type { BlockView } from './block-view.ts';
import styles from './blocks.module.css';
import { Section } from './section.tsx';

/** The browser keeps one of them open at a time: they have a name in common. */
export const TabsBlock: BlockView<typeof tabs> = ({ shown: { heading, tabs: all }, around: { id } }) => (
  <Section heading={heading}>
    <div className={styles.tabs}>
      {all.map(({ label, subtitle, body, picture }, at) => (
        <details key={at} name={id} open={at === 0}>
          <summary>{label}</summary>
          <div className={styles.tab} data-pictured={picture !== null || undefined}>
            <div>
              {subtitle !== null && <p className={styles.subtitle}>{subtitle}</p>}
              <SiteText body={body} />
            </div>
            {picture !== null && <SitePicture picture={picture} sizes="(max-width: 760px) 92vw, 300px" className={styles.picture} />}
          </div>
        </details>
      ))}
    </div>
  </Section>
);
