import { useRef } from 'react';
import { holdingKindField } from '#collections/holding-fields.ts';
import { typeField } from '#collections/transaction-fields.ts';
import type { EntryForm, EntryPreview, FoundSecurity } from '#contracts/ledger/entry-form.ts';
import type { Field } from '#forms/form.ts';
import type { Texts } from '#wording/texts.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Callout } from '../../ui/callout.tsx';
import { FieldEditor, useProblemText } from '../../ui/fields/field-editor.tsx';
import { FormKey } from '../../ui/fields/form-key.tsx';
import { type SecurityLookup, SecurityLookupContext } from '../../ui/fields/security-field.tsx';
import styles from './entries.module.css';
import { EntryDoubts } from './entry-doubts.tsx';
import { EntryOutcome } from './entry-outcome.tsx';
import { optionName, typeName } from './option-name.ts';
import { previewAddress } from './preview-address.ts';
import { FieldShortcut } from './field-shortcut.tsx';
import type { EntryFormState } from './use-entry-form.ts';
import { type Fetched, fetchJson, useFetched } from './use-fetched.ts';

interface EntryFieldsProps {
  readonly id: string;
  readonly form: EntryForm;
  readonly ledger: string;
  readonly state: EntryFormState;
}

/** Half a second of typing is one question. */
const pause = 150;

/** The fields of a transaction as its type has them, what is doubted of it, and what it comes to. */
export function EntryFields({ id, form, ledger, state }: EntryFieldsProps) {
  const texts = useTexts();
  const { element, follow, fields, first, refusal, doubts } = state;
  const isHolding = state.asks === 'holding';
  const lookup = useLookup({ form, ledger, state });
  const preview = useFetched<EntryPreview>(previewAddress(ledger, form, state), pause);
  return (
    <form id={id} ref={element} noValidate onChange={follow} onSubmit={(event) => submitted(event, state, form)} className={styles.form}>
      <FormKey />
      {form.entry?.source && <p className={styles.note}>{texts('entries.imported', { source: form.entry.source })}</p>}
      {form.entry?.isPaired && <p className={styles.note}>{texts('entries.paired')}</p>}
      {refusal && (
        <Callout tone="negative" title={refusal}>
          {null}
        </Callout>
      )}
      <SecurityLookupContext value={lookup}>
        <div className={styles.fields}>
          <div className={styles.field}>
            <FieldEditor
              field={isHolding ? holdingKindField : typeField}
              typed={first}
              frame={{ label: texts(isHolding ? 'entries.fields.kind' : 'entries.fields.type'), hint: undefined, error: undefined }}
              labelOf={(value) => (isHolding ? optionName('kind', value, texts) : typeName(value, texts))}
            />
          </div>
          {fields.map((field) => (
            <EntryField key={`${field.id} ${state.prefilled[field.id] ?? ''}`} field={field} state={state} preview={preview} />
          ))}
        </div>
      </SecurityLookupContext>
      <EntryDoubts doubts={doubts} typed={state.typed} />
      {state.typed.kind !== 'property' && <EntryOutcome preview={preview} typed={state.typed} />}
    </form>
  );
}

function submitted(event: { preventDefault: () => void }, { asks, send, doubts }: EntryFormState, { entry }: EntryForm): void {
  event.preventDefault();
  const recording = asks === 'holding' ? 'add-holding' : 'record';
  send(entry === null ? recording : 'replace', doubts);
}

/** Looks securities up, and takes over the currency of the one that is chosen. */
function useLookup({ form, ledger, state }: Pick<EntryFieldsProps, 'form' | 'ledger' | 'state'>): SecurityLookup {
  const seen = useRef(new Map<string, FoundSecurity>());
  const { takeOver, follow } = state;
  const isNew = form.entry === null;
  return {
    known: form.security,
    find: async (words, signal) => {
      const address = `${ledger.replace(/entry$/, 'securities')}?${new URLSearchParams({ find: words })}`;
      const found = await fetchJson<FoundSecurity[]>(address, signal);
      for (const each of found) seen.current.set(each.symbol, each);
      return found;
    },
    onChoose: (symbol) => {
      const security = symbol === null ? null : seen.current.get(symbol);
      if (security && isNew) takeOver({ currency: security.currency });
      follow();
    },
  };
}

interface EntryFieldProps {
  readonly field: Field;
  readonly state: EntryFormState;
  readonly preview: Fetched<EntryPreview>;
}

function EntryField({ field, state, preview }: EntryFieldProps) {
  const texts = useTexts();
  const { id, kind } = field;
  const label = texts(`entries.fields.${labelId(id, state)}`);
  const error = useFieldError({ field, state, preview }, label);
  const isWide = kind === 'points' || kind === 'textarea' || kind === 'security' || kind === 'text';
  return (
    <div className={styles.field} data-wide={isWide || undefined}>
      <FieldEditor
        field={field}
        typed={{ ...state.first, ...state.typed, ...state.prefilled }}
        frame={{ label, hint: hintOf(field, texts), error, aside: <FieldShortcut id={id} state={state} preview={preview} /> }}
        labelOf={(value) => optionName(id, value, texts)}
      />
    </div>
  );
}

/** A property has one price: there are no units of it. */
function labelId(id: string, { typed }: EntryFormState): 'day' | 'paid' {
  return id === 'purchaseValue' && typed.kind === 'property' ? 'paid' : (id as 'day');
}

/** What is wrong with a field, in the specified words; before it is sent the preview knows of units that are not there. */
function useFieldError({ field: { id }, state, preview }: EntryFieldProps, label: string): string | undefined {
  const texts = useTexts();
  const problem = state.problemOf(id);
  const found = useProblemText(problem);
  const refused = state.refusalOf(id);
  if (refused !== undefined) return refused;
  if (problem?.code === 'required') return id === 'amount' ? texts('entries.required') : texts('fields.required', { label });
  return found ?? (id === 'units' && isOversold(preview) ? texts('error.not-enough-units') : undefined);
}

function isOversold(preview: Fetched<EntryPreview>): boolean {
  return preview.state === 'ready' && preview.value.units?.after?.startsWith('-') === true;
}

function hintOf({ id, isOptional }: Field, texts: Texts): string | undefined {
  if (id === 'amount' && isOptional) return texts('entries.hints.amount');
  if (id === 'annualGrowth' || id === 'pricePoints') return texts(`entries.hints.${id}`);
  if (id === 'rate') return texts('entries.hints.rate');
  return id === 'ratio' ? texts('entries.hints.ratio') : undefined;
}
