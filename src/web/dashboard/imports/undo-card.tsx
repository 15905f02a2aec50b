import { Undo2 } from 'lucide-react';
import { Form, useNavigation } from 'react-router';
import type { OpenedImport } from '#contracts/imports.ts';
import type { UndoneSecurities } from '#contracts/import-undo.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/pictures/icon.tsx';
import styles from './imports.module.css';

/** Shows the result of the import and what an undo would do; after the undo, what it did. */
export function UndoCard({ one }: { readonly one: OpenedImport }) {
  const texts = useTexts();
  const formats = useFormats();
  const isBusy = useNavigation().state !== 'idle';
  const { state, rows, importedAt, undoneAt, undoneBy, outcome, abilities } = one;
  const { securities, ...undone } = { removed: 0, restored: 0, kept: 0, ...outcome?.undone };
  if (state === 'undone')
    return (
      <Card title={texts('imports.done.undone', { by: undoneBy ?? '', moment: undoneAt ? formats.moment(undoneAt) : '' })}>
        <p>{texts('imports.done.undoneText', undone)}</p>
        <SecuritiesLines securities={securities} goes="imports.done.securitiesWent" />
      </Card>
    );
  return (
    <Card title={texts('imports.done.title')}>
      <div className={styles.between}>
        <div>
          <p>{texts('imports.done.text', { count: rows ?? 0, moment: importedAt ? formats.moment(importedAt) : '' })}</p>
          <p className={styles.quiet}>{abilities.undo ? texts('imports.done.undoText', undone) : texts('imports.done.tooLate')}</p>
          {abilities.undo && <SecuritiesLines securities={securities} goes="imports.done.securitiesGo" />}
        </div>
        {abilities.undo && (
          <Form method="post">
            <Button type="submit" name="intent" value="undo" disabled={isBusy}>
              <Icon of={Undo2} size="small" />
              {texts('imports.done.undo')}
            </Button>
          </Form>
        )}
      </div>
    </Card>
  );
}

interface SecuritiesLinesProps {
  readonly securities: UndoneSecurities | undefined;
  readonly goes: 'imports.done.securitiesGo' | 'imports.done.securitiesWent';
}

/** The securities that go with an import, and each of those that stay with its reason. */
function SecuritiesLines({ securities, goes }: SecuritiesLinesProps) {
  const texts = useTexts();
  if (!securities) return null;
  const { removed, kept } = securities;
  return (
    <>
      {removed.length > 0 && <p className={styles.quiet}>{texts(goes, { count: removed.length, symbols: removed.join(', ') })}</p>}
      {kept.map(({ symbol, name, why }) => (
        <p key={symbol} className={styles.quiet}>
          {texts(`imports.done.securityStays.${why}`, { symbol, name })}
        </p>
      ))}
    </>
  );
}
