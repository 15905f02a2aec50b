import type { accordion } from '#collections/blocks/accordion.ts';
import { SiteText } from '../site-parts.tsx';
import type { BlockView } from './block-view.ts';
import styles from './blocks.module.css';
import { Section } from './section.tsx';

/** The browser opens an answer by itself. */
export const AccordionBlock: BlockView<typeof accordion> = ({ shown: { heading, questions } }) => (
  <Section heading={heading}>
    <div className={styles.accordion}>
      {questions.map(({ question, answer }, at) => (
        <details key={at}>
          <summary>{question}</summary>
          <SiteText body={answer} />
        </details>
      ))}
    </div>
  </Section>
);
