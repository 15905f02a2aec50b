import { useState } from 'react';
import { useFetcher } from 'react-router';
import { type BulkAnswer, type BulkRow, gridPageSize, type ListAnswer } from '#contracts/records.ts';
import { useEachAnswer } from '../lib/use-each-answer.ts';
import { showToast } from '../ui/toast/toast.ts';

type Chosen = readonly (readonly [id: string, told: string])[];
type Answered = ListAnswer | { readonly text: string };

/** A bulk action under way: the records that are still to be sent, and the results so far. */
interface Run {
  readonly intent: 'preview' | 'bulk';
  readonly action: string;
  readonly left: Chosen;
  readonly rows: readonly BulkRow[];
  readonly isBusy: boolean;
}

/** A bulk action on many records, sent a page of them at a time. What an interrupted one has not reached is not done. */
export function useBulkRun() {
  const { submit, data } = useFetcher<Answered>();
  const [run, setRun] = useState<Run | null>(null);
  const send = ({ left, ...begun }: Omit<Run, 'isBusy'>) => {
    const { intent, action } = begun;
    setRun({ ...begun, left: left.slice(gridPageSize), isBusy: true });
    void submit({ intent, action, ...Object.fromEntries(left.slice(0, gridPageSize)) }, { method: 'post' });
  };
  useEachAnswer(data, (answer) => {
    if (run === null) return;
    if (!('bulk' in answer)) {
      if ('text' in answer) showToast({ tone: 'negative', text: answer.text });
      // What was done before the refusal is shown all the same.
      return setRun(run.intent === 'bulk' && run.rows.length > 0 ? { ...run, left: [], isBusy: false } : null);
    }
    const rows = [...run.rows, ...answer.bulk];
    if (run.left.length > 0) send({ ...run, rows });
    else setRun({ ...run, rows, isBusy: false });
  });
  return {
    /** The result for each record; null until there is one for all of them. */
    answer: run === null || run.isBusy ? null : ({ bulk: run.rows, isPreview: run.intent === 'preview' } satisfies BulkAnswer),
    /** The part that is done, from 0 to 1; null while nothing is under way. */
    share: run?.isBusy ? run.rows.length / Math.max(1, run.rows.length + run.left.length + 1) : null,
    preview: (action: string, ids: readonly string[]) =>
      send({ intent: 'preview', action, left: ids.map((id) => [id, 'on'] as const), rows: [] }),
    confirm: (action: string) => send({ intent: 'bulk', action, left: confirmed(run?.rows ?? []), rows: [] }),
    forget: () => setRun(null),
  };
}

/** Returns the rows that the action includes, each with the value that the reader has seen and confirmed. */
function confirmed(rows: readonly BulkRow[]): Chosen {
  return rows.flatMap((row) => (row.verdict === 'refused' ? [] : [[row.id, row.verdict === 'asked' ? row.told : 'on'] as const]));
}
