import { lazy, Suspense, useState } from 'react';
import { useFetcher } from 'react-router';
import type { BulkAnswer, GridPage, ListAnswer } from '#contracts/records.ts';
import type { TextKey } from '#wording/texts.ts';
import { useTexts } from '../lib/texts.tsx';
import { Button } from '../ui/button.tsx';
import { showToast } from '../ui/toast/toast.ts';

const BulkDialog = lazy(() => import('./bulk-dialog.tsx'));

interface BulkActionsProps {
  readonly grid: GridPage;
  readonly selected: ReadonlySet<string>;
  readonly onDone: () => void;
}

/** Offers actions on the selected rows. A dialog first previews the result for each row, and afterwards shows what happened. */
export function BulkActions({ grid, selected, onDone }: BulkActionsProps) {
  const texts = useTexts();
  const [action, setAction] = useState<string | null>(null);
  const { submit, data, state } = useFetcher<ListAnswer | { readonly text: string }>();
  const answer = data && 'bulk' in data ? data : null;
  const send = (intent: 'preview' | 'bulk', wanted: string, chosen: readonly (readonly [string, string])[]) =>
    void submit({ intent, action: wanted, ...Object.fromEntries(chosen) }, { method: 'post' });
  const begin = (wanted: string) => {
    setAction(wanted);
    send(
      'preview',
      wanted,
      [...selected].map((id) => [id, 'on']),
    );
  };
  const close = () => {
    if (answer && !answer.isPreview) onDone();
    setAction(null);
  };
  if (data && 'text' in data && state === 'idle' && action !== null) {
    showToast({ tone: 'negative', text: data.text });
    setAction(null);
  }
  const isOpen = action !== null && answer !== null && state === 'idle';
  return (
    <>
      {grid.bulk.map((each) => (
        <Button key={each} size="small" disabled={state !== 'idle'} onClick={() => begin(each)}>
          {texts(`records.bulk.${each}` as TextKey)}
        </Button>
      ))}
      {isOpen && (
        <Suspense>
          <BulkDialog
            grid={grid}
            action={action}
            answer={answer}
            onClose={close}
            onConfirm={() => send('bulk', action, confirmed(answer))}
          />
        </Suspense>
      )}
    </>
  );
}

/** Returns the rows that the action includes, each with the value that the reader has seen and confirmed. */
function confirmed({ bulk }: BulkAnswer): (readonly [string, string])[] {
  return bulk.flatMap((row) => (row.verdict === 'refused' ? [] : [[row.id, row.verdict === 'asked' ? row.told : 'on'] as const]));
}
