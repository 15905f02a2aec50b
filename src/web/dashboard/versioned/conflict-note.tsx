import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { choicePrefix, type Conflict } from '#contracts/versioned.ts';
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
  /** Hears after each choice whether every field has one. */
  readonly onChosen?: (isComplete: boolean) => void;
  /** True when the reader chooses by field; else the note only compares. */
  readonly isChosenByField?: boolean;
}

/** Both versions of each field that two people have changed, of which the reader chooses one. It takes the focus when it appears. */
export function ConflictNote<Field extends string>({
  conflict,
  labelOf,
  wordsOf = (_field, value) => value,
  onTake,
  onChosen,
  isChosenByField = true,
}: ConflictNoteProps<Field>) {
  const texts = useTexts();
  const { isBusy, take } = useTaking(onTake);
  const note = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<ReadonlySet<Field>>(new Set());
  useEffect(() => note.current?.focus(), []);
  const choose = (field: Field) => {
    const all = new Set([...chosen, field]);
    setChosen(all);
    onChosen?.(all.size === conflict.length);
  };
  return (
    <div ref={note} tabIndex={-1} className={styles.note}>
      <Callout tone="negative" title={texts('versioned.title')}>
        <p>{texts(isChosenByField ? 'versioned.text' : 'versioned.whole')}</p>
        {isChosenByField && <input type="hidden" name="asked" value={conflict.map(({ field }) => field).join(' ')} />}
        {conflict.map(({ field, ...versions }) => (
          <fieldset key={field} className={styles.difference}>
            <legend>{labelOf(field)}</legend>
            {whose.map((each) => (
              <FieldVersion key={each} field={isChosenByField ? field : null} whose={each} onChoose={() => choose(field)}>
                {versions[each] === '' ? <span className={styles.empty}>{texts('versioned.empty')}</span> : wordsOf(field, versions[each])}
              </FieldVersion>
            ))}
          </fieldset>
        ))}
        <div className={styles.foot}>
          <Button size="small" disabled={isBusy} onClick={take}>
            {texts('versioned.take')}
          </Button>
        </div>
      </Callout>
    </div>
  );
}

const whose = ['theirs', 'yours'] as const;

interface FieldVersionProps {
  /** Null where no one chooses. */
  readonly field: string | null;
  readonly whose: (typeof whose)[number];
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

function FieldVersion({ field, whose: each, onChoose, children }: FieldVersionProps) {
  const texts = useTexts();
  const id = useId();
  return (
    <label htmlFor={id} className={styles.version}>
      {field !== null && <input id={id} type="radio" name={`${choicePrefix}${field}`} value={each} onChange={onChoose} />}
      <span className={styles.whose}>{texts(`versioned.${each}`)}</span>
      <span>{children}</span>
    </label>
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
