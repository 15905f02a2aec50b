import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import type { Conflict, Saved } from '#contracts/versioned.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { useTexts } from '../../lib/texts.tsx';
import { useEachAnswer } from '../../lib/use-each-answer.ts';

/** A form that was refused, in the reader's language. */
interface Refusal {
  readonly code: string;
  readonly text: string;
}

/** The initial values of the form. */
interface DrawnOf<Field extends string> {
  readonly version: number;
  readonly fields: Readonly<Record<Field, string>>;
}

/**
 * A form about something that others may change at the same time: it changes the version that it was drawn of, whatever is loaded again beside
 * it, and after a conflict the one that stands there. `savedText` is said when it is saved; `onTake` draws the form anew.
 */
export function useVersionedForm<Field extends string>(drawnOf: DrawnOf<Field>, savedText: string, onTake: () => void) {
  const texts = useTexts();
  const [base, setBase] = useState<Readonly<Record<Field, string>>>(drawnOf.fields);
  const [sent, setSent] = useState(base);
  const { Form, data, state } = useFetcher<Saved | Conflict<Field> | Refusal>();
  useEachAnswer(data, (answer) => {
    if (!('done' in answer)) return;
    showToast({ tone: 'positive', text: 'isMerged' in answer ? texts('versioned.merged') : savedText });
    setBase(sent);
  });
  const [isChosen, setIsChosen] = useState(false);
  const [version, setVersion] = useState(drawnOf.version);
  if (data && 'version' in data && data.version !== version) setVersion(data.version);
  const { conflict, refusal, merged } = answeredIn(data, state === 'idle');
  useRedrawn(merged, onTake);
  return {
    Form,
    version,
    isBusy: state !== 'idle',
    conflict,
    /** The fields as they were drawn, or saved since. */
    base: JSON.stringify(base),
    /** Notes what is sent, which is the base from then on. */
    send: (event: SubmitEvent<HTMLFormElement>) => {
      setIsChosen(false);
      setSent(sentFields(base, new FormData(event.currentTarget)));
    },
    onChosen: setIsChosen,
    /** True while a conflict waits for a choice. */
    isWaiting: conflict !== null && !isChosen,
    refusal,
    /** Returns the error of a field, given its refusal codes. */
    errorOf: (...codes: readonly string[]) => (refusal && codes.includes(refusal.code) ? refusal.text : undefined),
  };
}

/** Reads an answer: a refusal, and what was merged, count once the page has been loaded again. */
function answeredIn<Field extends string>(data: Saved | Conflict<Field> | Refusal | undefined, isLoaded: boolean) {
  return {
    conflict: data && 'conflict' in data ? data.conflict : null,
    refusal: data && 'code' in data && isLoaded ? data : null,
    merged: data && 'isMerged' in data && isLoaded ? data : null,
  };
}

/** Draws the form anew, once for each merged answer and after the page was loaded: its fields do not show all that is saved. */
function useRedrawn(merged: object | null, onTake: () => void): void {
  const last = useRef<object | null>(null);
  useEffect(() => {
    if (merged === null || last.current === merged) return;
    last.current = merged;
    onTake();
  }, [merged, onTake]);
}

/** The fields with what the form sends of them: a file is not text, and one that is not drawn stays as it was. */
function sentFields<Field extends string>(base: Readonly<Record<Field, string>>, form: FormData): Readonly<Record<Field, string>> {
  const sent = Object.keys(base).flatMap((field) => {
    const value = form.get(field);
    return typeof value === 'string' ? [[field, value] as const] : [];
  });
  return { ...base, ...Object.fromEntries(sent) };
}
