import type { OpenedReconciliation } from '#contracts/reconciliations.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import headStyles from '../page-head.module.css';
import { PositionsCard } from './positions-card.tsx';
import { ListState } from './reconciliations-view.tsx';
import { ResultCard } from './result-card.tsx';
import styles from './reconciliations.module.css';

interface ReconciliationViewProps {
  readonly opened: OpenedReconciliation;
  /** The refusal of the form sent last; null if there is none. */
  readonly refusal: string | null;
}

/** A custodian's list: how its columns are read, and once it is compared, both sides. */
export function ReconciliationView({ opened, refusal }: ReconciliationViewProps) {
  const texts = useTexts();
  const formats = useFormats();
  const { one, positions } = opened;
  return (
    <>
      <title>{texts('shell.entries.reconciliation')}</title>
      <header className={headStyles.head}>
        <div>
          <h1>{`${one.source}, ${formats.date(one.day)}`}</h1>
          <p className={headStyles.text}>{one.fileName}</p>
        </div>
        <ListState one={one} />
      </header>
      {refusal && (
        <p role="alert" className={styles.refusal}>
          {refusal}
        </p>
      )}
      {positions ? <PositionsCard positions={positions} name={one.fileName} /> : <ResultCard opened={opened} />}
    </>
  );
}
