import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import siteStyles from '../site.module.css';
import styles from './blocks.module.css';

interface SectionProps {
  readonly heading: string | null;
  /** The source of figures, below them. */
  readonly source?: string | null;
  readonly children: ReactNode;
}

/** A part of a page with its heading. */
export function Section({ heading, source = null, children }: SectionProps) {
  return (
    <section className={classNames(siteStyles.section, styles.part)}>
      <div className={siteStyles.wrap}>
        {heading !== null && <h2 className={siteStyles.sectionTitle}>{heading}</h2>}
        {children}
        {source !== null && <p className={siteStyles.byline}>{source}</p>}
      </div>
    </section>
  );
}
