import { useCallback, useState } from 'react';
import { useFetcher } from 'react-router';
import { toBaseKey } from '#contracts/base-key.ts';
import type { Published } from '#contracts/records.ts';
import type { Conflict, Saved } from '#contracts/versioned.ts';
import type { Problems } from '#forms/check-answers.ts';
import { useTexts } from '../lib/texts.tsx';
import { useEachAnswer } from '../lib/use-each-answer.ts';
import { useProblemText } from '../ui/fields/field-editor.tsx';
import { showToast } from '../ui/toast/toast.ts';
import { beginDesign, type FieldTexts, listTouched, noteConflict, noteSaved } from './saved-design.ts';

type Answered = Saved | Published | Conflict<string> | { readonly problems: Problems } | { readonly code: string; readonly text: string };

interface LoadedDesign {
  readonly version: number;
  /** Its fields, as they are stored. */
  readonly stored: FieldTexts;
}

/**
 * Saves what the designer has written in its fields together. Anyone who was too late in a field is told, and may save over it or take what
 * stands there; a field that others alone have changed is taken over after saving.
 *
 * @param loaded the design as the page has loaded it last
 * @param writeAsEditor writes a stored field as the editor does
 */
export function useDesignSaving(loaded: LoadedDesign, writeAsEditor: (json: string) => string) {
  const texts = useTexts();
  const { submit, data, state } = useFetcher<Answered>();
  const [saved, setSaved] = useState(() => beginDesign(loaded, writeAsEditor));
  const [written, setWritten] = useState(saved.written);
  const [sent, setSent] = useState(written);
  const [takenAt, setTakenAt] = useState<Readonly<Record<string, number>>>({});
  const noteDone = ({ done, version }: Saved | Published) => {
    const { saved: now, taken } = noteSaved(saved, { version, sent, written, loaded }, writeAsEditor);
    setSaved(now);
    setWritten((before) => ({ ...before, ...taken }));
    setTakenAt((before) => ({ ...before, ...Object.fromEntries(Object.keys(taken).map((field) => [field, version])) }));
    const isMerged = Object.keys(taken).length > 0;
    showToast({
      tone: 'positive',
      text: texts(isMerged ? 'versioned.merged' : done === 'published' ? 'records.published' : 'designer.saved'),
    });
  };
  // What was saved counts once the page has loaded it.
  useEachAnswer(state === 'idle' ? data : null, (answer) => {
    if ('done' in answer) noteDone(answer);
    else if ('conflict' in answer) setSaved(noteConflict(saved, answer, writeAsEditor));
  });
  const write = useCallback(
    (field: string, json: string) => setWritten((before) => (before[field] === json ? before : { ...before, [field]: json })),
    [],
  );
  const touched = listTouched(saved, written);
  const problems = data && 'problems' in data ? Object.values(data.problems) : [];
  const problem = useProblemText(problems[0]);
  return {
    written,
    write,
    /** Returns a key that is another one after the editor has taken over what others saved in a field. */
    keyOf: (field: string) => `${field} ${takenAt[field] ?? 0}`,
    isChanged: touched.length > 0,
    isBusy: state !== 'idle',
    conflict: data && 'conflict' in data ? data.conflict : null,
    refusal: problem ?? (data && 'text' in data ? data.text : null),
    send: (intent: 'save' | 'publish') => {
      setSent(written);
      const base = JSON.stringify(Object.fromEntries(touched.map((field) => [field, toBaseKey(saved.stored[field] ?? '')])));
      void submit({ intent, version: String(saved.version), base, ...written }, { method: 'post' });
    },
  };
}

export type DesignSaving = ReturnType<typeof useDesignSaving>;
