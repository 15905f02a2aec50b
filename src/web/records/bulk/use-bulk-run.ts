import { useEffect, useState } from 'react';
import { useFetcher, useRevalidator } from 'react-router';
import type { BulkRow, BulkRunsPage } from '#contracts/bulk-runs.ts';
import { gridPageSize, type ListAnswer } from '#contracts/records.ts';
import { useTexts } from '../../lib/texts.tsx';
import { useEachAnswer } from '../../lib/use-each-answer.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { bulkRunAddress } from './bulk-run-address.ts';

type Chosen = readonly (readonly [id: string, told: string])[];
type Answered = ListAnswer | { readonly text: string };

interface Run {
  readonly action: string;
  /** The records whose preview is still to be asked for, and the previews so far. */
  readonly left: readonly string[];
  readonly rows: readonly BulkRow[];
  readonly isBusy: boolean;
  /** The run on the server; null until it is started. */
  readonly id: string | null;
}

/** The pause after which an open page asks for its run again, in milliseconds. */
const askAgainAfter = 1000;

/** A bulk action on many records: previewed a page of them at a time, then carried out by the server, which the page follows. */
export function useBulkRun() {
  const texts = useTexts();
  const { submit, data } = useFetcher<Answered>();
  const [run, setRun] = useState<Run | null>(null);
  const followed = useFollowedRun(run?.id ?? null);
  const preview = (action: string, left: readonly string[], rows: readonly BulkRow[] = []) => {
    setRun({ action, rows, left: left.slice(gridPageSize), isBusy: true, id: null });
    void submit({ intent: 'preview', action, ...on(left.slice(0, gridPageSize)) }, { method: 'post' });
  };
  useEachAnswer(data, (answer) => {
    if (run === null) return;
    if ('run' in answer && answer.run !== null) return setRun({ ...run, id: answer.run });
    if (!('bulk' in answer)) {
      const refusal = 'run' in answer ? texts('bulk.busy') : 'text' in answer ? answer.text : null;
      if (refusal !== null) showToast({ tone: 'negative', text: refusal });
      return setRun(null);
    }
    const rows = [...run.rows, ...answer.bulk];
    if (run.left.length > 0) preview(run.action, run.left, rows);
    else setRun({ ...run, rows, isBusy: false });
  });
  return {
    ...stateOf(run, followed),
    preview,
    confirm: () => {
      if (run === null) return;
      setRun({ ...run, isBusy: true });
      void submit({ intent: 'bulk', action: run.action, ...Object.fromEntries(confirmed(run.rows)) }, { method: 'post' });
    },
    forget: () => setRun(null),
  };
}

/** Asks the server for a run until it is over, and then for the list anew. */
function useFollowedRun(id: string | null): BulkRunsPage['shown'] {
  const { load, data, state } = useFetcher<BulkRunsPage>();
  const { revalidate } = useRevalidator();
  const shown = id !== null && data?.shown?.run.id === id ? data.shown : null;
  const isOver = shown?.run.waiting === 0;
  useEffect(() => {
    if (id === null || isOver || state !== 'idle') return undefined;
    const timer = setTimeout(() => void load(bulkRunAddress(id)), shown === null ? 0 : askAgainAfter);
    return () => clearTimeout(timer);
  }, [id, isOver, state, shown, load]);
  useEffect(() => {
    if (isOver) void revalidate();
  }, [isOver, revalidate]);
  return shown;
}

interface RunState {
  /** The preview of each record, or its result; null until there is one for all of them. */
  readonly answer: readonly BulkRow[] | null;
  readonly isPreview: boolean;
  /** The part that is done, from 0 to 1; null while nothing is under way. */
  readonly share: number | null;
}

function stateOf(run: Run | null, followed: BulkRunsPage['shown']): RunState {
  if (run === null) return { answer: null, isPreview: true, share: null };
  if (followed?.run.waiting === 0)
    return { answer: followed.rows.filter((row) => row.verdict !== 'waiting'), isPreview: false, share: null };
  return run.isBusy ? { answer: null, isPreview: true, share: shareOf(run, followed) } : { answer: run.rows, isPreview: true, share: null };
}

/** Returns the part of the preview that the server has answered, or of the run that it has carried out. */
function shareOf({ id, rows, left }: Run, followed: BulkRunsPage['shown']): number {
  if (id !== null && followed) return (followed.run.count - followed.run.waiting) / followed.run.count;
  return left.length > 0 ? rows.length / (rows.length + left.length + 1) : 0;
}

const on = (ids: readonly string[]) => Object.fromEntries(ids.map((id) => [id, 'on']));

/** Returns the rows that the action includes, each with the value that the reader has seen and confirmed. */
function confirmed(rows: readonly BulkRow[]): Chosen {
  return rows.flatMap((row) => (row.verdict === 'refused' ? [] : [[row.id, row.verdict === 'asked' ? row.told : 'on'] as const]));
}
