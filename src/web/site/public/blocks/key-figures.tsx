import type { keyFigures } from '#collections/blocks/key-figures.ts';
import type { BlockView } from './block-view.ts';
import styles from './blocks.module.css';
import { Section } from './section.tsx';

/** Each figure stands above its description. */
export const KeyFiguresBlock: BlockView<typeof keyFigures> = ({ shown: { heading, figures, source } }) => (
  <Section heading={heading} source={source}>
    <dl className={styles.figures}>
      {figures.map(({ value, label }, at) => (
        <div key={at}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </Section>
);
