import { Form, useNavigation } from 'react-router';
import type { OpenedImport } from '#contracts/imports.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import styles from './imports.module.css';

/** Lists the rows that differ from the files after a correction. The reader can undo each correction. */
export function CorrectionsCard({ one: { correctedRows, abilities } }: { readonly one: OpenedImport }) {
  const texts = useTexts();
  const isBusy = useNavigation().state !== 'idle';
  const shown = (text: string) => text || texts('imports.correct.blank');
  if (correctedRows.length === 0) return null;
  return (
    <Card title={texts('imports.correct.title')} text={texts('imports.correct.text')} isFlush>
      <ul className={styles.list} aria-label={texts('imports.correct.title')}>
        {correctedRows.map(({ row, file, line, cells }) => (
          <li key={row} className={styles.security}>
            <div className={styles.between}>
              <p>
                {cells.map(({ name, from, to }) => (
                  <span key={name} className={styles.name}>
                    {texts('imports.correct.cell', { column: name, from: shown(from), to: shown(to) })}
                  </span>
                ))}
                <span className={styles.second}>{texts('imports.correct.line', { file, line })}</span>
              </p>
              {abilities.change && (
                <Form method="post" preventScrollReset>
                  <input type="hidden" name="row" value={row} />
                  <Button
                    type="submit"
                    name="intent"
                    value="uncorrect"
                    size="small"
                    aria-label={texts('imports.correct.undoOf', { line })}
                    disabled={isBusy}
                  >
                    {texts('imports.correct.undo')}
                  </Button>
                </Form>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
