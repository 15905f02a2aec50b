import { useCallback, useState } from 'react';
import { useFetcher } from 'react-router';
import type { Published } from '#contracts/records.ts';
import type { Conflict, Saved } from '#contracts/versioned.ts';
import type { Problems } from '#forms/check-answers.ts';
import { useTexts } from '../lib/texts.tsx';
import { useEachAnswer } from '../lib/use-each-answer.ts';
import { useProblemText } from '../ui/fields/field-editor.tsx';
import { showToast } from '../ui/toast/toast.ts';

type Answered = Saved | Published | Conflict<string> | { readonly problems: Problems } | { readonly code: string; readonly text: string };

type Written = Readonly<Record<string, string>>;

/**
 * Saves what the designer has written in its fields together. Anyone who was too late is told, and may save over it or take what stands there.
 *
 * @param begun the fields as they are saved, as the editor writes them: only changes differ from it
 */
export function useDesignSaving(version: number, begun: Written) {
  const texts = useTexts();
  const { submit, data, state } = useFetcher<Answered>();
  const [written, setWritten] = useState(begun);
  const [saved, setSaved] = useState({ version, written });
  const [sent, setSent] = useState(written);
  useEachAnswer(data, (answer) => {
    if ('version' in answer) setSaved((before) => ({ version: answer.version, written: 'done' in answer ? sent : before.written }));
    if ('done' in answer)
      showToast({ tone: 'positive', text: texts(answer.done === 'published' ? 'records.published' : 'designer.saved') });
  });
  const write = useCallback(
    (field: string, json: string) => setWritten((before) => (before[field] === json ? before : { ...before, [field]: json })),
    [],
  );
  const touched = Object.keys(written).filter((id) => written[id] !== saved.written[id]);
  const problems = data && 'problems' in data ? Object.values(data.problems) : [];
  const problem = useProblemText(problems[0]);
  return {
    written,
    write,
    isChanged: touched.length > 0,
    isBusy: state !== 'idle',
    conflict: data && 'conflict' in data ? data.conflict : null,
    refusal: problem ?? (data && 'text' in data ? data.text : null),
    send: (intent: 'save' | 'publish') => {
      setSent(written);
      const base = JSON.stringify(Object.fromEntries(touched.map((id) => [id, null])));
      void submit({ intent, version: String(saved.version), base, ...written }, { method: 'post' });
    },
  };
}

export type DesignSaving = ReturnType<typeof useDesignSaving>;
