import { Form } from 'react-router';
import type { ShownReconciledRow } from '#contracts/reconciliations.ts';
import { longestNote } from '#domain/reconciliation/reconciliation.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-look.ts';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import styles from './reconciliations.module.css';

interface BreakCellProps {
  readonly row: ShownReconciledRow;
  readonly mayAccept: boolean;
}

/** Shows the state of a break, and the form that accepts it with a note. The form also opens without scripts. */
export function BreakCell({ row, mayAccept }: BreakCellProps) {
  const texts = useTexts();
  if (row.status === 'accepted') return <Accepted row={row} mayAccept={mayAccept} />;
  if (row.status === 'replaced') return texts('reconciliations.statuses.replaced');
  if (row.status === null || !mayAccept) return null;
  return (
    <details className={styles.accepting}>
      <summary className={buttonClass({ size: 'small' })}>{texts('reconciliations.accept')}</summary>
      <Form method="post" className={styles.accept} preventScrollReset>
        <input type="hidden" name="row" value={row.position} />
        <TextAreaField
          label={texts('reconciliations.result.note')}
          hint={texts('reconciliations.acceptHint', { limit: longestNote })}
          name="note"
          rows={3}
          maxLength={longestNote}
          required
        />
        <Button type="submit" name="intent" value="accept" look="primary" size="small">
          {texts('reconciliations.acceptBreak')}
        </Button>
      </Form>
    </details>
  );
}

function Accepted({ row: { position, seenBy, seenAt, note }, mayAccept }: BreakCellProps) {
  const texts = useTexts();
  const formats = useFormats();
  return (
    <div className={styles.accepted}>
      <span>{note}</span>
      <span className={styles.second}>
        {texts('reconciliations.acceptedBy', { name: seenBy ?? '', date: seenAt === null ? '' : formats.moment(seenAt) })}
      </span>
      {mayAccept && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="row" value={position} />
          <Button type="submit" name="intent" value="reopen" look="text" size="small">
            {texts('reconciliations.reopen')}
          </Button>
        </Form>
      )}
    </div>
  );
}
