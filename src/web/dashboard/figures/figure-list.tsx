import type { ReactNode } from 'react';
import styles from './figure-list.module.css';

/** A figure with its name, what it is of, and how it is shown. */
export interface FigureItem {
  readonly key: string;
  readonly name: ReactNode;
  readonly note?: string | undefined;
  readonly value: ReactNode;
}

interface FigureListProps {
  readonly groups: readonly { readonly name: string; readonly items: readonly FigureItem[] }[];
}

/** Figures below each other, in groups with a heading. */
export function FigureList({ groups }: FigureListProps) {
  return groups.map(({ name, items }) => (
    <section key={name} className={styles.group} aria-label={name}>
      <h3 className={styles.heading}>{name}</h3>
      <dl>
        {items.map(({ key, name: label, note, value }) => (
          <div key={key} className={styles.item}>
            <dt>
              {label}
              {note && <span className={styles.note}>{note}</span>}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}
