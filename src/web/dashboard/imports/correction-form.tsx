import { Form, Link, useNavigation } from 'react-router';
import type { OpenedRow } from '#contracts/imports.ts';
import { longestCorrection } from '#domain/import/convert/correction.ts';
import type { RowProblem } from '#domain/import/row-problem.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-look.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import styles from './imports.module.css';

interface CorrectionFormProps {
  readonly opened: OpenedRow;
  readonly problems: readonly RowProblem[];
  /** The address with the row closed. */
  readonly closed: string;
}

/** The cells of a row as its file has them, to be written otherwise. */
export function CorrectionForm({ opened: { row, cells }, problems, closed }: CorrectionFormProps) {
  const texts = useTexts();
  const isBusy = useNavigation().state !== 'idle';
  const wrong = new Set(problems.flatMap(({ column }) => (column === null ? [] : column.toLowerCase())));
  const shown = (text: string) => text || texts('imports.correct.blank');
  return (
    <Form method="post" className={styles.correction} preventScrollReset>
      <input type="hidden" name="row" value={row} />
      <div className={styles.cells}>
        {cells.map(({ column, name, text, corrected }) => (
          <TextField
            key={column}
            label={name}
            name={`cell-${column}`}
            defaultValue={corrected ?? text}
            hint={corrected === null ? undefined : texts('imports.correct.inFile', { text: shown(text) })}
            maxLength={longestCorrection}
            data-wrong={wrong.has(name.toLowerCase()) || undefined}
            autoComplete="off"
          />
        ))}
      </div>
      <div className={styles.tools}>
        <Button type="submit" name="intent" value="correct" size="small" disabled={isBusy}>
          {texts('imports.correct.save')}
        </Button>
        <Link to={closed} className={buttonClass({ size: 'small' })} preventScrollReset>
          {texts('imports.correct.cancel')}
        </Link>
      </div>
    </Form>
  );
}
