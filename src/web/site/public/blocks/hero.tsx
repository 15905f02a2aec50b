import type { hero } from '#collections/blocks/hero.ts';
import { WaveLines } from '../../../ui/brand/wave-lines.tsx';
import { ActionLink } from '../site-parts.tsx';
import { SitePicture } from '../../../ui/pictures/site-picture.tsx';
import siteStyles from '../site.module.css';
import type { BlockView } from './block-view.ts';
import { toSiteLink } from './to-site-link.ts';

/** Its picture fills it, or the waves of the firm. */
export const HeroBlock: BlockView<typeof hero> = ({ shown: { heading, lead, picture, linkLabel, link }, around: { isFirst } }) => {
  const action = toSiteLink(linkLabel, link);
  return (
    <header className={siteStyles.hero}>
      {picture === null ? (
        <WaveLines className={siteStyles.waves} isStretched />
      ) : (
        <SitePicture picture={picture} sizes="100vw" isFirst={isFirst} className={siteStyles.heroPicture} />
      )}
      <div className={siteStyles.wrap}>
        {isFirst ? <h1>{heading}</h1> : <h2>{heading}</h2>}
        {lead !== null && <p className={siteStyles.lead}>{lead}</p>}
        {action && <ActionLink action={action} />}
      </div>
    </header>
  );
};
