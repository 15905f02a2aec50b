import type { contact } from '#collections/blocks/contact.ts';
import { href } from 'react-router';
import { useTexts } from '../../../lib/texts.tsx';
import { buttonClass } from '../../../ui/button-look.ts';
import siteStyles from '../site.module.css';
import type { BlockView } from './block-view.ts';
import styles from './blocks.module.css';
import { Section } from './section.tsx';

/** The offices are those of the brand. */
export const ContactBlock: BlockView<typeof contact> = function Contact({ shown: { heading, text }, around: { offices } }) {
  const texts = useTexts();
  return (
    <Section heading={heading}>
      {text !== null && <p className={siteStyles.lead}>{text}</p>}
      <ul className={styles.offices}>
        {offices.map(({ place, lines, phone }) => (
          <li key={place}>
            <h3>{place}</h3>
            <address>
              {lines.map((line) => (
                <span key={line}>{line}</span>
              ))}
              <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
            </address>
          </li>
        ))}
      </ul>
      <p className={siteStyles.action}>
        <a href={href('/demo')} className={buttonClass({ look: 'primary', size: 'large' })}>
          {texts('publicSite.demo.join')}
        </a>
      </p>
    </Section>
  );
};
