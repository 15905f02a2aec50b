import { useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { holdingFields, type HoldingKind, holdingKinds } from '#collections/holding-fields.ts';
import { reasonField, transactionFields } from '#collections/transaction-fields.ts';
import { transferFields } from '#collections/transfer-fields.ts';
import type { EntryDrawerId } from '#contracts/ledger/drawers.ts';
import type { EntryAnswer, EntryDoubt } from '#contracts/ledger/entry.ts';
import type { EntryForm } from '#contracts/ledger/entry-form.ts';
import { minorUnits } from '#finance/currency.ts';
import { type TransactionType, transactionTypes } from '#finance/ledger/ledger.ts';
import { parseAnswers } from '#forms/answers.ts';
import { checkAnswers, type Problems } from '#forms/check-answers.ts';
import type { Field } from '#forms/form.ts';
import type { Typed } from '#forms/kind.ts';
import { listInputNames } from '#forms/kinds.ts';
import { useFormChanges } from '../../ui/fields/use-form-changes.ts';

type Answered = EntryAnswer | { readonly code: string; readonly text: string };
type Done = Extract<EntryAnswer, { readonly done: string }>;

/** The refusals of the ledger that are about one field. */
const refusedFields: Readonly<Record<string, string>> = {
  'not-enough-units': 'units',
  'instrument-not-found': 'symbol',
  'reversal-too-large': 'amount',
  'foreign-cash-missing': 'amount',
  'rate-unknown': 'currency',
  'exchange-sides': 'boughtCurrency',
  'symbol-taken': 'symbol',
};

interface EntryFormProps {
  readonly asks: EntryDrawerId;
  readonly form: EntryForm;
  readonly ledger: string;
  readonly onDone: (answer: Done) => void;
}

/** Manages the form of a transaction: the typed values, their problems and doubts, and the submission. */
export function useEntryForm({ asks, form, ledger, onDone }: EntryFormProps) {
  const { data, state, submit } = useFetcher<Answered>();
  const { first, typed, setTyped, isTouched } = useTyped(asks, form);
  const [prefilled, prefill] = useState<Typed>({});
  const { faceValue, quoteUnit, choose } = useChosen(form, typed.currency);
  const [isTried, setTried] = useState(false);
  const [sent, setSent] = useState<string | null>(null);
  // Until then the page is read again; closing the drawer earlier would end that.
  useDone(state === 'idle' ? data : undefined, onDone);

  const fields = fieldsAsked({ asks, typed, form, isByNominal: faceValue !== null });
  const problems = checkAnswers(fields, parseAnswers(fields, typed), form.today);
  // What was said of something else is old.
  const said = whatWasSaid(state === 'idle' && sent === JSON.stringify(typed) ? data : undefined);

  const { element, attach } = useFormChanges((drawn) => readOnceDrawn(drawn, first, setTyped));
  const follow = () => element.current?.dispatchEvent(new Event('change'));
  const send = (intent: Sending['intent'], confirmed: readonly EntryDoubt[] = []) => {
    if (!element.current) return;
    const now = { ...unread(element.current, first), ...readTypedFields(element.current) };
    setTyped(now);
    const wrong = Object.keys(checkAnswers(intent === 'void' ? [reasonField] : fields, parseAnswers(fields, now), form.today));
    setTried(true);
    if (wrong.length > 0) {
      setTimeout(() => focusOnProblem(element.current), 0);
      return;
    }
    setSent(JSON.stringify(now));
    void submit(sentForm(element.current, { intent, entry: form.entry?.id ?? null, confirmed }), { method: 'post', action: ledger });
  };
  return {
    asks,
    attach,
    fields,
    first,
    typed,
    prefilled,
    follow,
    faceValue,
    choose,
    quoteUnit,
    send,
    isBusy: state !== 'idle',
    /** True when closing would lose typed values. */
    isUnsaved: state === 'idle' && !(data && 'done' in data) && isAnyChanged(first, typed),
    wrong: Object.keys(problems).length,
    doubts: said.doubts,
    problemOf: (id: string) => said.problems[id] ?? (isTried || isTouched(fields, id) ? problems[id] : undefined),
    refusalOf: (id: string) => (said.refusedField === (id === 'nominal' ? 'units' : id) ? said.refusal : undefined),
    /** The refusal that no field shows. */
    refusal: said.refusedField === undefined ? said.refusal : undefined,
    /** Puts values into fields as if they were typed. */
    takeOver: (values: Typed) => {
      prefill((before) => ({ ...before, ...values }));
      follow();
    },
  };
}

/** Follows what is typed, and remembers which fields ever had another value than their first. */
function useTyped(asks: EntryDrawerId, form: EntryForm) {
  const [first] = useState(() => firstTyped(asks, form));
  const [{ typed, touched }, setState] = useState({ typed: first, touched: new Set<string>() });
  return {
    first,
    typed,
    setTyped: (now: Typed) =>
      setState((before) => ({
        typed: now,
        touched: new Set([...before.touched, ...Object.keys(now).filter((name) => isChanged(name, first, now))]),
      })),
    isTouched: (fields: readonly Field[], id: string) => {
      const field = fields.find((each) => each.id === id);
      return (field ? listInputNames(field) : [id]).some((name) => touched.has(name));
    },
  };
}

/** The security that is chosen: its face value, and the unit in which prices are typed, where that is not the currency. */
function useChosen({ security: first }: EntryForm, currency = '') {
  const [security, choose] = useState(first);
  const { faceValue = null, quoteUnit = null } = security ?? {};
  return { choose, faceValue, quoteUnit: currency in minorUnits ? currency : quoteUnit };
}

/** Controls answer once they have drawn what was typed. */
function readOnceDrawn(form: HTMLFormElement, first: Typed, onRead: (typed: Typed) => void): void {
  setTimeout(() => form.isConnected && onRead({ ...unread(form, first), ...readTypedFields(form) }), 0);
}

export type EntryFormState = ReturnType<typeof useEntryForm>;

interface Said {
  readonly doubts: readonly EntryDoubt[];
  readonly problems: Problems;
  readonly refusal?: string;
  readonly refusedField?: string | undefined;
}

function whatWasSaid(data: Answered | undefined): Said {
  const nothing: Said = { doubts: [], problems: {} };
  if (data && 'code' in data) return { ...nothing, refusal: data.text, refusedField: refusedFields[data.code] };
  if (data && 'doubts' in data) return { ...nothing, doubts: data.doubts };
  return data && 'problems' in data ? { ...nothing, problems: data.problems } : nothing;
}

function isChanged(id: string, first: Typed, typed: Typed): boolean {
  return (typed[id] ?? '') !== (first[id] ?? '');
}

function isAnyChanged(first: Typed, typed: Typed): boolean {
  return [...Object.keys(first), ...Object.keys(typed)].some((id) => isChanged(id, first, typed));
}

const beginnings = { holding: { kind: 'listed' }, transaction: { type: 'Purchase' }, transfer: { what: 'units' } } as const;

/** A new one begins as a purchase of today, in the currency of its security, or of the portfolio. */
function firstTyped(asks: EntryDrawerId, { entry, security, portfolio, today }: EntryForm): Typed {
  if (entry) return entry.typed;
  return {
    ...beginnings[asks],
    day: today,
    currency: security?.currency ?? portfolio.currency,
    ...(security && { symbol: security.symbol }),
  };
}

interface AskedFields {
  readonly asks: EntryDrawerId;
  readonly typed: Typed;
  readonly form: EntryForm;
  /** True when the form asks for the nominal amount of a bond; otherwise it asks for units. */
  readonly isByNominal: boolean;
}

function fieldsAsked({ asks, typed, form, isByNominal }: AskedFields): readonly Field[] {
  if (asks === 'transfer') return transferFields(typed.what === 'cash' ? 'cash' : 'units');
  return asks === 'holding' ? holdingFields(kindIn(typed)) : entryFields(typed, form, isByNominal);
}

/** Returns the fields of a transaction type. A rate belongs only to another currency, a reason only to a correction. */
function entryFields(typed: Typed, { portfolio, entry }: EntryForm, isByNominal: boolean): readonly Field[] {
  const fields = transactionFields(typeIn(typed), isByNominal).filter(
    ({ id }) => id !== 'rate' || (typed.currency ?? '') !== portfolio.currency,
  );
  return entry === null ? fields : [...fields, reasonField];
}

function kindIn({ kind }: Typed): HoldingKind {
  return holdingKinds.find((each) => each === kind) ?? 'listed';
}

function typeIn(typed: Typed): TransactionType {
  return transactionTypes.find((type) => type === typed.type) ?? 'Purchase';
}

/** Returns a form's current values. */
export function readTypedFields(form: HTMLFormElement): Typed {
  const entries = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(entries.filter(([name]) => name !== 'form-key'));
}

/** The security while its field is still being fetched. */
function unread(form: HTMLFormElement, { symbol }: Typed): Typed {
  return symbol === undefined || form.elements.namedItem('symbol') !== null ? {} : { symbol };
}

interface Sending {
  readonly intent: 'record' | 'replace' | 'void' | 'add-holding' | 'transfer';
  readonly entry: string | null;
  readonly confirmed: readonly EntryDoubt[];
}

function sentForm(form: HTMLFormElement, { intent, entry, confirmed }: Sending): FormData {
  const fields = new FormData(form);
  const { reason = '' } = readTypedFields(form);
  if (intent === 'void') {
    const own = new FormData();
    own.set('intent', intent);
    own.set('entry', entry ?? '');
    own.set('reason', reason);
    return own;
  }
  fields.set('intent', intent);
  fields.set('confirmed', confirmed.map(({ kind }) => kind).join(' '));
  if (entry !== null) fields.set('entry', entry);
  return fields;
}

function useDone(data: Answered | undefined, onDone: (answer: Done) => void): void {
  const told = useRef<unknown>(undefined);
  useEffect(() => {
    if (!data || told.current === data || !('done' in data)) return;
    told.current = data;
    onDone(data);
  }, [data, onDone]);
}

/** The first wrong field is where one goes on. */
function focusOnProblem(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
}
