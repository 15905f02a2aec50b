import { useState } from 'react';
import { useFetcher } from 'react-router';
import type { Conflict, Saved } from '#contracts/versioned.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { useEachAnswer } from '../../lib/use-each-answer.ts';

/** A form that was refused, in the reader's language. */
interface Refusal {
  readonly code: string;
  readonly text: string;
}

/** What the form shows at first. */
interface DrawnOf<Field extends string> {
  readonly version: number;
  readonly fields: Readonly<Record<Field, string>>;
}

/**
 * A form about something that others may change at the same time: it changes the version that it was drawn of, whatever is loaded again beside
 * it, and after a conflict the one that stands there. `savedText` is said when it is saved.
 */
export function useVersionedForm<Field extends string>(drawnOf: DrawnOf<Field>, savedText: string) {
  const { Form, data, state } = useFetcher<Saved | Conflict<Field> | Refusal>();
  useEachAnswer(data, (answer) => {
    if ('done' in answer) showToast({ tone: 'positive', text: savedText });
  });
  const [version, setVersion] = useState(drawnOf.version);
  if (data && 'version' in data && data.version !== version) setVersion(data.version);
  const refusal = data && 'code' in data && state === 'idle' ? data : null;
  return {
    Form,
    version,
    isBusy: state !== 'idle',
    conflict: data && 'conflict' in data ? data.conflict : null,
    refusal,
    /** What is wrong with a field, by the codes that are about it. */
    errorOf: (...codes: readonly string[]) => (refusal && codes.includes(refusal.code) ? refusal.text : undefined),
  };
}
