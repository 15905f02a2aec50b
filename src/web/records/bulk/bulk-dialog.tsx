import type { BulkAnswer, BulkRow, GridRow } from '#contracts/records.ts';
import type { TextKey } from '#wording/texts.ts';
import { useTexts } from '../lib/texts.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/mantine/dialog.tsx';
import { Tag } from '../ui/tag.tsx';
import { useOpens } from './panels/opens-accounts.tsx';
import styles from './bulk-dialog.module.css';

interface BulkDialogProps {
  /** The cells of the records by id. */
  readonly selected: ReadonlyMap<string, GridRow['cells']>;
  readonly action: string;
  readonly answer: BulkAnswer;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

const tones = { fine: 'neutral', done: 'positive', asked: 'warning', refused: 'negative' } as const;

/** Each record with what would become of it, or became of it. */
export default function BulkDialog({ selected, action, answer: { bulk, isPreview }, onClose, onConfirm }: BulkDialogProps) {
  const texts = useTexts();
  const verb = texts(`records.bulk.${action}` as TextKey);
  const count = bulk.filter(({ verdict }) => verdict !== 'refused').length;
  return (
    <Dialog
      title={texts(isPreview ? 'records.bulkPreview' : 'records.bulkResult', { action: verb })}
      isOpen
      onClose={onClose}
      width={640}
      footer={
        <>
          <Button onClick={onClose}>{texts(isPreview ? 'kit.cancel' : 'records.close')}</Button>
          {isPreview && count > 0 && (
            <Button look="danger" onClick={onConfirm}>
              {texts('records.bulkGo', { action: verb, count })}
            </Button>
          )}
        </>
      }
    >
      <ul className={styles.rows}>
        {bulk.map((row) => (
          <li key={row.id}>
            <strong>{String(selected.get(row.id)?.name ?? row.id)}</strong> <Address of={selected.get(row.id)?.email} />
            <Tag tone={tones[row.verdict]}>{texts(`records.verdicts.${row.verdict}`)}</Tag>
            <Because row={row} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** The e-mail address, by which two of a name are told apart. */
function Address({ of }: { readonly of: string | number | null | undefined }) {
  return of ? <span className={styles.address}>{of} </span> : null;
}

function Because({ row }: { readonly row: BulkRow }) {
  const opens = useOpens();
  if (row.verdict === 'refused') return <p>{row.text}</p>;
  if (row.verdict !== 'asked') return null;
  return row.ask.map((each) => <p key={each.id}>{opens(each)}</p>);
}
