import type { ReactNode } from 'react';
import type { FigureId } from '#contracts/reports/figures.ts';
import type { Figure } from '#finance/figure.ts';
import { Explainable } from '../explanation/explainable.tsx';
import type { ReportFrame } from '../blocks/block.tsx';
import { FigureView } from './figure-view.tsx';
import styles from './figure-strip.module.css';

/** One figure of a strip: its name, the figure as it is drawn, what it is of, and what explains it. */
export interface StripItem {
  readonly label: string;
  readonly figure: Figure;
  readonly draw: (value: number) => ReactNode;
  readonly note?: string | undefined;
  readonly explainedBy?: FigureId;
}

interface FigureStripProps {
  readonly name: string;
  readonly items: readonly StripItem[];
  readonly report: ReportFrame;
}

/** The figures that sum up what a tab lists, side by side above it. */
export function FigureStrip({ name, items, report }: FigureStripProps) {
  return (
    <dl className={styles.strip} aria-label={name}>
      {items.map(({ label, figure, draw, note, explainedBy }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={styles.value}>
            <FigureView figure={figure}>
              {(value) =>
                explainedBy ? (
                  <Explainable id={explainedBy} report={report}>
                    {draw(value)}
                  </Explainable>
                ) : (
                  draw(value)
                )
              }
            </FigureView>
          </dd>
          {note && <dd className={styles.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
