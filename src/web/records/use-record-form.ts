import { useCallback, useEffect, useState } from 'react';
import { useActionData, useFetcher } from 'react-router';
import { listFields, type Collection } from '#collections/collection.ts';
import { collections } from '#collections/registry.ts';
import { toBaseKey } from '#contracts/base-key.ts';
import type { Created, Published, ShownRecord } from '#contracts/records.ts';
import { choicePrefix, type Conflict, type Saved } from '#contracts/versioned.ts';
import { parseAnswers, toAnswerKey } from '#forms/answers.ts';
import { listApplicableFields } from '#forms/applicable-fields.ts';
import { checkAnswers, type Problems } from '#forms/check-answers.ts';
import type { Field } from '#forms/form.ts';
import type { Typed } from '#forms/kind.ts';
import { listInputNames } from '#forms/kinds.ts';
import { useTexts } from '../lib/texts.tsx';
import { useEachAnswer } from '../lib/use-each-answer.ts';
import { useFormChanges } from '../ui/fields/use-form-changes.ts';
import { showToast } from '../ui/toast/toast.ts';

/** The answer to the form, or a refusal in the reader's language. */
export type Answered =
  | Saved
  | Published
  | (Conflict<string> & Kept)
  | Created
  | ({ readonly problems: Problems } & Kept)
  | ({ readonly code: string; readonly text: string } & Kept);

/** The values of a refused form. Without scripts the page draws them again, so that no typed value is lost. */
interface Kept {
  readonly typed?: Typed;
}

/** The form of a record: what stands in its fields, what of it is new, and what is wrong with it. */
export function useRecordForm(record: ShownRecord, action: string | null = null) {
  const { Form, data: fetched, state } = useFetcher<Answered>();
  const loaded = useActionData<Answered>();
  const data = fetched ?? loaded;
  const definition: Collection = collections[record.collection];
  const fields = listFields(definition).filter(({ id }) => record.seen.includes(id));
  const { element, attach, follow, typed } = useTyped(record);
  const { baseline, send } = useBaseline(record, data, typed);
  useSavedToast(data, record);
  useEffect(() => {
    follow();
    focusOnProblem(element.current, data);
  }, [element, data, follow]);

  const mayChange = fields.filter(({ id }) => record.changed.includes(id));
  const changed = typed === null ? [] : mayChange.filter((field) => isChanged(field, baseline.typed, typed)).map(({ id }) => id);
  const asked = typed === null ? fields : listApplicableFields<Field>(fields, parseAnswers(fields, typed));
  const refused = data && 'problems' in data ? data.problems : {};
  const problems = typed ? checkAnswers(mayChange, parseAnswers(fields, typed), record.today) : refused;
  return {
    Form,
    /** The address for the form, if that is not the page. */
    action,
    attach,
    follow,
    send,
    fields,
    /** Returns true if the other answers make the field apply; before the page is hydrated every field does. */
    isAsked: (field: Field) => asked.includes(field),
    /** The initial values of the fields. */
    drawn: drawnOf(record, mayChange, loaded),
    version: baseline.version,
    /** The keys of the changed fields as they were drawn: what else is different by now stays as it is. Null before the page is alive. */
    base: typed && JSON.stringify(baseOf(mayChange, changed, baseline.typed)),
    isBusy: state !== 'idle',
    changed,
    /** True when no problem is known. Before hydration the server checks the values. */
    isReady: isReady(typed, problems, data),
    /** The ids of the fields that keep a changed record from being saved. */
    unready: listUnready(asked, changed, problems),
    /** Returns the problem of a field, if it may appear: after a change or a refusal, or if it prevents saving a changed record. */
    problemOf: (id: string) =>
      id in refused || changed.includes(id) || (record.id !== null && changed.length > 0) ? problems[id] : undefined,
    ...toldIn(data),
    ...refusalsIn(state === 'idle' ? data : undefined, definition),
  };
}

/** Returns the initial values: those of the record. After a refusal without scripts, the sent values replace those that the reader may change. */
function drawnOf({ typed }: ShownRecord, mayChange: readonly Field[], loaded: Answered | undefined): Typed {
  const sent = loaded && 'typed' in loaded ? loaded.typed : undefined;
  if (sent?.intent !== 'save' && sent?.intent !== 'publish' && sent?.intent !== 'create') return typed;
  const names = new Set(mayChange.flatMap(listInputNames));
  const stays = Object.entries(typed).filter(([name]) => !names.has(name));
  const given = Object.entries(sent).filter(([name]) => names.has(name));
  return Object.fromEntries([...stays, ...given]);
}

/** The drawn keys of the changed fields. */
function baseOf(fields: readonly Field[], changed: readonly string[], drawn: Typed): Readonly<Record<string, string>> {
  const touched = fields.filter(({ id }) => changed.includes(id));
  return Object.fromEntries(touched.map((field) => [field.id, toBaseKey(answerKey(field, drawn))]));
}

function listUnready(asked: readonly Field[], changed: readonly string[], problems: Problems): readonly string[] {
  return changed.length === 0 ? [] : asked.map(({ id }) => id).filter((id) => id in problems);
}

function isReady(typed: Typed | null, problems: Problems, data: Answered | undefined): boolean {
  return typed === null || (Object.keys(problems).length === 0 && isChosen(data, typed));
}

/** Tells whether each field of a conflict has a choice. */
function isChosen(data: Answered | undefined, typed: Typed): boolean {
  return !data || !('conflict' in data) || data.conflict.every(({ field }) => `${choicePrefix}${field}` in typed);
}

/** Tells of a record once, after it was created. */
function toldIn(data: Answered | undefined) {
  return {
    conflict: data && 'conflict' in data ? data.conflict : null,
    secret: (data && 'secret' in data && data.secret) || null,
    /** True when the saved record is not all that its fields show. */
    isMerged: data !== undefined && 'isMerged' in data,
    ...endIn(data),
  };
}

function endIn(data: Answered | undefined) {
  return {
    /** The record that it has created; null as long as it has not. */
    created: data && 'id' in data ? data.id : null,
    isSaved: data !== undefined && 'done' in data && data.done === 'saved',
  };
}

/** Assigns the refusal of an operation to a field or to none. The picture itself shows its refusals. */
function refusalsIn(data: Answered | undefined, { refusals }: Collection) {
  const refusal = data && 'code' in data && !data.code.startsWith('image-') ? data : null;
  const field = refusal && refusals[refusal.code];
  return {
    refusalOf: (id: string) => (field === id ? refusal?.text : undefined),
    /** The refusal that no field shows. */
    refusal: field ? null : refusal,
  };
}

/** Follows the values of the fields with each change; null before hydration. */
function useTyped({ id }: ShownRecord) {
  const [typed, setTyped] = useState<Typed | null>(null);
  const { element, attach: follows } = useFormChanges((form) => setTyped(typedIn(form)));
  const isNew = id === null;
  const attach = useCallback(
    (form: HTMLFormElement | null) => {
      if (form && isNew) markFirstField(form);
      return follows(form);
    },
    [follows, isNew],
  );
  const follow = useCallback(() => {
    if (element.current) setTyped(typedIn(element.current));
  }, [element]);
  return { element, attach, follow, typed };
}

/** Marks the field that a drawer focuses when it opens. */
function markFirstField(form: HTMLFormElement): void {
  form.querySelector('input:not([type=hidden]), textarea, select')?.setAttribute('data-autofocus', '');
}

/** Returns the version and the values that the form changes: first the drawn ones, then the saved ones. A conflict updates only the version. */
function useBaseline(record: ShownRecord, data: Answered | undefined, typed: Typed | null) {
  const [baseline, setBaseline] = useState({ version: record.version, typed: record.typed });
  const [sent, setSent] = useState<Typed | null>(null);
  const [seen, setSeen] = useState<Answered | undefined>(undefined);
  if (data && data !== seen) {
    setSeen(data);
    if ('version' in data) setBaseline({ version: data.version, typed: 'done' in data ? (sent ?? baseline.typed) : baseline.typed });
  }
  return { baseline, send: () => setSent(typed) };
}

function useSavedToast(data: Answered | undefined, { collection }: ShownRecord): void {
  const texts = useTexts();
  useEachAnswer(data, (answer) => {
    if (!('done' in answer)) return;
    if (answer.done === 'created')
      showToast({ tone: 'positive', text: texts('records.created', { kind: texts(`collections.${collection}.singular`) }) });
    if (answer.done === 'published') showToast({ tone: 'positive', text: texts('records.published') });
    if (answer.done === 'saved')
      showToast({ tone: 'positive', text: 'isMerged' in answer ? texts('versioned.merged') : texts(`collections.${collection}.saved`) });
  });
}

/** A field sent in another way than it was drawn is changed only if its answer is another one. */
function isChanged(field: Field, drawn: Typed, typed: Typed): boolean {
  const isSentOtherwise = listInputNames(field).some((name) => (drawn[name] ?? '') !== (typed[name] ?? ''));
  return isSentOtherwise && answerKey(field, drawn) !== answerKey(field, typed);
}

function answerKey(field: Field, typed: Typed): string {
  return toAnswerKey(field, parseAnswers([field], typed));
}

function typedIn(form: HTMLFormElement): Typed {
  const entries = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(entries);
}

/** The first wrong field is where one goes on. */
function focusOnProblem(form: HTMLFormElement | null, data: Answered | undefined): void {
  if (data && ('problems' in data || 'code' in data)) form?.querySelector<HTMLElement>('[aria-invalid], [data-invalid] input')?.focus();
}
