import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import type { DraftState } from './draft-saver.ts';
import styles from './thread.module.css';

interface DraftNoteProps {
  readonly state: DraftState;
  /** True when the server has a draft. */
  readonly isKept: boolean;
  readonly onDiscard: () => void;
}

/** Shows whether the draft is saved, or that saving has failed. */
export function DraftNote({ state, isKept, onDiscard }: DraftNoteProps) {
  const texts = useTexts();
  if (state === 'lost')
    return (
      <p className={styles.draft} data-lost>
        {texts('threads.draftLost')}
      </p>
    );
  if (!isKept) return null;
  return (
    <p className={styles.draft}>
      {texts(state === 'saved' ? 'threads.draftSaved' : 'threads.draft')}
      <Button size="small" onClick={onDiscard}>
        {texts('threads.discard')}
      </Button>
    </p>
  );
}
