import type { ReactNode } from 'react';
import type { Title } from '#contracts/datasets/title.ts';
import { PortfolioTypeTag } from '../ui/portfolio-type/portfolio-type.tsx';
import styles from './report-header.module.css';

interface SubjectHeaderProps {
  readonly title: Title;
  readonly facts: ReactNode;
  readonly actions: ReactNode;
}

/** A portfolio or an account: its kind and number, its name, its facts, what can be taken away. */
export function SubjectHeader({ title: { type, externalId, name }, facts, actions }: SubjectHeaderProps) {
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        {(type ?? externalId) && (
          <p className={styles.kind}>
            {type && <PortfolioTypeTag type={type} />}
            {externalId && <span className={styles.number}>{externalId}</span>}
          </p>
        )}
        <h1>{name}</h1>
        {facts}
      </div>
      <div className={styles.actions}>{actions}</div>
    </header>
  );
}
