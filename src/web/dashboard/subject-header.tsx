import type { ReactNode } from 'react';
import type { PortfolioType } from '#domain/portfolio/portfolio-type.ts';
import type { Title } from '#contracts/datasets/title.ts';
import { useTexts } from '../lib/texts.tsx';
import { Tag } from '../ui/tag.tsx';
import styles from './report-header.module.css';

interface SubjectHeaderProps {
  readonly title: Title;
  readonly facts: ReactNode;
  readonly actions: ReactNode;
}

/** A portfolio or an account: its kind and number, its name, its facts, what can be taken away. */
export function SubjectHeader({ title: { type, externalId, name }, facts, actions }: SubjectHeaderProps) {
  const texts = useTexts();
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        {(type ?? externalId) && (
          <p className={styles.kind}>
            {type && <Tag tone="accent">{texts(`report.types.${type as PortfolioType}`, { defaultValue: type })}</Tag>}
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
