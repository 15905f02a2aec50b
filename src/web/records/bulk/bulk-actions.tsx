import { lazy, Suspense, useState } from 'react';
import type { GridPage, GridRow } from '#contracts/records.ts';
import type { TextKey } from '#wording/texts.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { useBulkRun } from './use-bulk-run.ts';

const BulkDialog = lazy(() => import('./bulk-dialog.tsx'));

interface BulkActionsProps {
  readonly grid: GridPage;
  /** The selected rows by id. */
  readonly selected: ReadonlyMap<string, GridRow['cells']>;
  readonly onDone: () => void;
}

/** Offers actions on the selected rows. A dialog first previews the result for each row, and afterwards shows what happened. */
export function BulkActions({ grid, selected, onDone }: BulkActionsProps) {
  const texts = useTexts();
  const [action, setAction] = useState<string | null>(null);
  const { answer, isPreview, share, preview, confirm, forget } = useBulkRun();
  const close = () => {
    if (answer && !isPreview) onDone();
    forget();
  };
  return (
    <>
      {grid.bulk.map((each) => (
        <Button
          key={each}
          size="small"
          disabled={share !== null}
          onClick={() => {
            setAction(each);
            preview(each, [...selected.keys()]);
          }}
        >
          {texts(`records.bulk.${each}` as TextKey)}
        </Button>
      ))}
      {share !== null && <ProgressBar label={texts('states.wait')} share={share} />}
      {action !== null && answer !== null && (
        <Suspense>
          <BulkDialog {...{ selected, action, isPreview }} rows={answer} onClose={close} onConfirm={confirm} />
        </Suspense>
      )}
    </>
  );
}
