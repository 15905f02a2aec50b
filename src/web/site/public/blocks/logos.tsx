import type { logos } from '#collections/blocks/logos.ts';
import { SitePicture } from '../../../ui/pictures/site-picture.tsx';
import type { BlockView } from './block-view.ts';
import styles from './blocks.module.css';
import { Section } from './section.tsx';

/** A logo without a picture is shown by its name. */
export const LogosBlock: BlockView<typeof logos> = ({ shown: { heading, logos: all } }) => (
  <Section heading={heading}>
    <ul className={styles.logos}>
      {all.map(({ picture, name, link }, at) => {
        const logo =
          picture === null ? (
            name
          ) : (
            <SitePicture picture={{ ...picture, alt: name ?? picture.alt }} sizes="160px" className={styles.logo} />
          );
        return <li key={at}>{link === null ? logo : <a href={link}>{logo}</a>}</li>;
      })}
    </ul>
  </Section>
);
