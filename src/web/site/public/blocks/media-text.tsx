import type { mediaText } from '#collections/blocks/media-text.ts';
import { ActionLink, SiteText } from '../site-parts.tsx';
import { SitePicture } from '../../../ui/pictures/site-picture.tsx';
import siteStyles from '../site.module.css';
import { toSiteLink } from './to-site-link.ts';
import type { BlockView } from './block-view.ts';
import styles from './blocks.module.css';

/** On phones the picture stands above the text, whichever side it has on wide screens. */
export const MediaTextBlock: BlockView<typeof mediaText> = ({
  shown: { picture, side, heading, body, linkLabel, link },
  around: { isFirst },
}) => {
  const action = toSiteLink(linkLabel, link);
  return (
    <section className={`${siteStyles.section} ${styles.part}`}>
      <div className={`${siteStyles.wrap} ${styles.beside}`} data-side={side ?? 'left'}>
        {picture !== null && (
          <SitePicture picture={picture} sizes="(max-width: 760px) 92vw, 560px" isFirst={isFirst} className={styles.picture} />
        )}
        <div className={styles.words}>
          {heading !== null && <h2>{heading}</h2>}
          <SiteText body={body} />
          {action && <ActionLink action={action} />}
        </div>
      </div>
    </section>
  );
};
