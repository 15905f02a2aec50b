import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import type { Conflict } from '#contracts/versioned.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import styles from './conflict-note.module.css';

interface ConflictNoteProps<Field extends string> {
  readonly conflict: Conflict<Field>['conflict'];
  readonly labelOf: (field: Field) => string;
  /** A value in the reader's words. */
  readonly wordsOf?: (field: Field, value: string) => string;
  /** Gives up what was typed, once the page has what stands there: after a refusal it is not loaded again by itself. */
  readonly onTake: () => void;
}

/** Someone else was faster: what stands there now beside what was typed, where they differ. */
export function ConflictNote<Field extends string>({
  conflict,
  labelOf,
  wordsOf = (_field, value) => value,
  onTake,
}: ConflictNoteProps<Field>) {
  const texts = useTexts();
  const { isBusy, take } = useTaking(onTake);
  const shown = (field: Field, value: string) =>
    value === '' ? <span className={styles.empty}>{texts('versioned.empty')}</span> : wordsOf(field, value);
  return (
    <Callout tone="negative" title={texts('versioned.title')}>
      <p>{texts('versioned.text')}</p>
      <dl className={styles.differences}>
        {conflict.map(({ field, theirs, yours }) => (
          <div key={field}>
            <dt>{labelOf(field)}</dt>
            <dd>
              <span className={styles.whose}>{texts('versioned.theirs')}</span> {shown(field, theirs)}
            </dd>
            <dd>
              <span className={styles.whose}>{texts('versioned.yours')}</span> {shown(field, yours)}
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.foot}>
        <Button size="small" disabled={isBusy} onClick={take}>
          {texts('versioned.take')}
        </Button>
      </div>
    </Callout>
  );
}

/** Loads the page again, and then `onTake`, with what was loaded: both stand in the state of the router at the same moment. */
function useTaking(onTake: () => void) {
  const { revalidate, state } = useRevalidator();
  const asked = useRef<'no' | 'yes' | 'loading'>('no');
  useEffect(() => {
    if (asked.current === 'yes' && state === 'loading') asked.current = 'loading';
    if (asked.current !== 'loading' || state !== 'idle') return;
    asked.current = 'no';
    onTake();
  }, [state, onTake]);
  const take = () => {
    asked.current = 'yes';
    void revalidate();
  };
  return { isBusy: state !== 'idle', take };
}
