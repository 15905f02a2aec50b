import type { steps } from '#collections/blocks/steps.ts';
import type { BlockView } from './block-view.ts';
import styles from './blocks.module.css';
import { Section } from './section.tsx';

/** A line of steps, on phones a rail. */
export const StepsBlock: BlockView<typeof steps> = ({ shown: { heading, steps: all } }) => (
  <Section heading={heading}>
    <ol className={styles.steps}>
      {all.map(({ title, text }, at) => (
        <li key={at}>
          <h3>{title}</h3>
          {text !== null && <p>{text}</p>}
        </li>
      ))}
    </ol>
  </Section>
);
