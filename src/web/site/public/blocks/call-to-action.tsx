import type { callToAction } from '#collections/blocks/call-to-action.ts';
import { buttonClass } from '../../../ui/button-look.ts';
import siteStyles from '../site.module.css';
import { toSiteLink } from './to-site-link.ts';
import type { BlockView } from './block-view.ts';

/** A band in the colour of the firm. */
export const CallToActionBlock: BlockView<typeof callToAction> = ({ shown: { heading, text, linkLabel, link } }) => {
  const action = toSiteLink(linkLabel, link);
  return (
    <section className={siteStyles.demo}>
      <div className={siteStyles.wrap}>
        {heading !== null && <h2>{heading}</h2>}
        {text !== null && <p className={siteStyles.lead}>{text}</p>}
        {action && (
          <p className={siteStyles.action}>
            <a href={action.href} className={buttonClass({ size: 'large' }, siteStyles.onDark)}>
              {action.label}
            </a>
          </p>
        )}
      </div>
    </section>
  );
};
