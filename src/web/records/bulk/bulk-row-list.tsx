import type { ReactNode } from 'react';
import type { BulkRow } from '#contracts/bulk-runs.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Tag } from '../../ui/tag.tsx';
import { useOpens } from '../panels/opens-accounts.tsx';
import styles from './bulk.module.css';

const tones = { fine: 'neutral', done: 'positive', asked: 'warning', refused: 'negative' } as const;

interface BulkRowListProps<Row extends BulkRow> {
  readonly rows: readonly Row[];
  readonly nameOf: (row: Row) => ReactNode;
  /** Returns what tells two records of a name apart; null for nothing. */
  readonly detailOf: (row: Row) => string | null;
}

/** Each record with what would become of it, or became of it. */
export function BulkRowList<Row extends BulkRow>({ rows, nameOf, detailOf }: BulkRowListProps<Row>) {
  const texts = useTexts();
  return (
    <ul className={styles.rows}>
      {rows.map((row) => (
        <li key={row.id}>
          <strong>{nameOf(row)}</strong> <Detail of={detailOf(row)} />
          <Tag tone={tones[row.verdict]}>{texts(`records.verdicts.${row.verdict}`)}</Tag>
          <Because row={row} />
        </li>
      ))}
    </ul>
  );
}

function Detail({ of }: { readonly of: string | null }) {
  return of === null ? null : <span className={styles.address}>{of} </span>;
}

function Because({ row }: { readonly row: BulkRow }) {
  const opens = useOpens();
  if (row.verdict === 'refused') return <p>{row.text}</p>;
  if (row.verdict !== 'asked') return null;
  return row.ask.map((each) => <p key={each.id}>{opens(each)}</p>);
}
