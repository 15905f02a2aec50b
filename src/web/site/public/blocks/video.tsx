import type { video } from '#collections/blocks/video.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { buttonClass } from '../../../ui/button-look.ts';
import { SitePicture } from '../../../ui/pictures/site-picture.tsx';
import siteStyles from '../site.module.css';
import type { BlockView } from './block-view.ts';
import styles from './blocks.module.css';
import { Section } from './section.tsx';

/** A link: nothing is asked of the other site before a click. */
export const VideoBlock: BlockView<typeof video> = function Video({ shown: { heading, text, address, picture } }) {
  const texts = useTexts();
  return (
    <Section heading={heading}>
      {text !== null && <p className={styles.above}>{text}</p>}
      {picture !== null && <SitePicture picture={picture} sizes="(max-width: 1200px) 92vw, 800px" className={styles.still} />}
      {address !== null && (
        <p className={siteStyles.action}>
          <a href={address} target="_blank" rel="noopener noreferrer" className={buttonClass({ size: 'large' })}>
            {texts('publicSite.video')}
          </a>
        </p>
      )}
    </Section>
  );
};
