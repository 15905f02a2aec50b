import { Fragment, type ReactNode } from 'react';
import { PaperContext } from '../../lib/paper.tsx';
import { BrandLine } from '../../ui/brand/brand-line.tsx';
import type { ShownBrand } from '../../ui/brand/shown-brand.ts';
import { cssText } from './css-text.ts';
import { PaperHeads } from './running-heads.tsx';
import styles from './thread-paper.module.css';
import './paper.css';
import './thread-paper.css';

interface LetterPaperProps {
  readonly brand: ShownBrand;
  readonly subject: string;
  readonly account: string;
  /** The words at the head and at the foot of each sheet. */
  readonly head: string;
  readonly foot: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly children: ReactNode;
}

/** The paper of words between the firm and a client: the firm's mark, the subject, and the facts above what was written. */
export function LetterPaper({ brand, subject, account, head, foot, facts, children }: LetterPaperProps) {
  return (
    <PaperContext value>
      <main className={styles.paper}>
        <PaperHeads
          contents={{
            messages: cssText(head),
            client: cssText(account),
            firm: cssText(`${brand.name}, ${brand.address}`),
            figures: cssText(foot),
          }}
        />
        <BrandLine brand={brand} className={styles.brand} />
        <h1 className={styles.subject}>{subject}</h1>
        <dl className={styles.facts}>
          {facts.map(([label, value]) => (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </Fragment>
          ))}
        </dl>
        {children}
      </main>
    </PaperContext>
  );
}
