import { useRef } from 'react';
import { holdingKindField } from '#collections/holding-fields.ts';
import { typeField } from '#collections/transaction-fields.ts';
import { transferKindField } from '#collections/transfer-fields.ts';
import type { EntryForm, EntryPreview, FoundSecurity, EntryOrigin, FoundPortfolio } from '#contracts/ledger/entry-form.ts';
import { getMajorUnit } from '#finance/currency.ts';
import type { Field } from '#forms/form.ts';
import type { Texts } from '#wording/texts.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { Callout } from '../../ui/callout.tsx';
import { FieldEditor, useProblemText } from '../../ui/fields/field-editor.tsx';
import { FormKey } from '../../ui/fields/form-key.tsx';
import { type SecurityLookup, SecurityLookupContext } from '../../ui/fields/security-field.tsx';
import styles from './entries.module.css';
import { EntryDoubts } from './entry-doubts.tsx';
import { EntryOutcome } from './entry-outcome.tsx';
import { isOversold } from './is-oversold.ts';
import { optionName, typeName } from './option-name.ts';
import type { FieldFrame } from '../../ui/fields/field.tsx';
import { ComboboxField } from '../../ui/mantine/combobox-field.tsx';
import { FieldShortcut } from './field-shortcut.tsx';
import type { EntryFormState } from './use-entry-form.ts';
import type { Fetched } from './use-fetched.ts';
import { fetchJson } from '../../lib/fetch-json.ts';

interface EntryFieldsProps {
  readonly id: string;
  readonly form: EntryForm;
  readonly ledger: string;
  readonly state: EntryFormState;
  readonly preview: Fetched<EntryPreview>;
}

/** The fields of a transaction as its type has them, what is doubted of it, and what it comes to. */
export function EntryFields({ id, form, ledger, state, preview }: EntryFieldsProps) {
  const texts = useTexts();
  const { attach, follow, fields, first, refusal, doubts } = state;
  const leading = leadingFields[state.asks];
  const lookup = useLookup({ form, ledger, state });
  return (
    <form id={id} ref={attach} noValidate onChange={follow} onSubmit={(event) => submitted(event, state, form)} className={styles.form}>
      <FormKey />
      {form.entry?.source && <p className={styles.note}>{texts('entries.imported', { source: form.entry.source })}</p>}
      {form.entry?.origin && <Origin {...form.entry.origin} />}
      {form.entry?.isPaired && <p className={styles.note}>{texts('entries.paired')}</p>}
      {refusal && (
        <Callout tone="negative" title={refusal}>
          {null}
        </Callout>
      )}
      <SecurityLookupContext value={lookup}>
        <div className={styles.fields}>
          <div className={styles.field} data-wide={state.asks !== 'transaction' || undefined}>
            <FieldEditor
              field={leading}
              typed={first}
              frame={{ label: texts(`entries.fields.${leading.id}`), hint: undefined, error: undefined }}
              labelOf={(value) => (leading.id === 'type' ? typeName(value, texts) : optionName(leading.id, value, texts))}
            />
          </div>
          {fields.map((field) => (
            <EntryField
              key={`${field.id} ${state.prefilled[field.id] ?? ''}`}
              field={field}
              state={state}
              preview={preview}
              ledger={ledger}
            />
          ))}
        </div>
      </SecurityLookupContext>
      <EntryDoubts doubts={doubts} typed={state.typed} />
      {state.typed.kind !== 'property' && <EntryOutcome preview={preview} typed={state.typed} isDepositOffered={isPurchase(state, form)} />}
    </form>
  );
}

function isPurchase({ asks, typed }: EntryFormState, { entry }: EntryForm): boolean {
  return entry === null && (asks === 'holding' || (asks === 'transaction' && typed.type === 'Purchase'));
}

/** From which the other fields follow. */
const leadingFields = { holding: holdingKindField, transaction: typeField, transfer: transferKindField } as const;

const intents = { holding: 'add-holding', transaction: 'record', transfer: 'transfer' } as const;

function submitted(event: { preventDefault: () => void }, { asks, send, doubts }: EntryFormState, { entry }: EntryForm): void {
  event.preventDefault();
  send(entry === null ? intents[asks] : 'replace', doubts);
}

/** Looks securities up, and takes over the currency of the one that is chosen. */
function useLookup({ form, ledger, state }: Pick<EntryFieldsProps, 'form' | 'ledger' | 'state'>): SecurityLookup {
  const seen = useRef(new Map<string, FoundSecurity>());
  const { choose, takeOver, follow } = state;
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
      choose(security ?? null);
      if (security && isNew) takeOver({ currency: security.currency });
      follow();
    },
  };
}

interface EntryFieldProps {
  readonly ledger: string;
  readonly field: Field;
  readonly state: EntryFormState;
  readonly preview: Fetched<EntryPreview>;
}

function EntryField({ field, state, preview, ledger }: EntryFieldProps) {
  const texts = useTexts();
  const { id, kind } = field;
  const label = texts(`entries.fields.${labelId(id, state)}`);
  const error = useFieldError({ field, state, preview, ledger }, label);
  if (id === 'to') {
    return (
      <div className={styles.field} data-wide>
        <PortfolioField name={id} label={label} error={error} ledger={ledger} onChoose={state.follow} />
      </div>
    );
  }
  const isRequired = !field.isOptional || undefined;
  const isWide = kind === 'points' || kind === 'textarea' || kind === 'security' || kind === 'text';
  return (
    <div className={styles.field} data-wide={isWide || undefined} data-required={isRequired}>
      <FieldEditor
        field={field}
        typed={{ ...state.first, ...state.typed, ...state.prefilled }}
        frame={{
          label,
          hint: hintOfPrice(field, state, texts) ?? hintOf(field, state, texts),
          error,
          'aria-required': isRequired,
        }}
        labelOf={(value) => optionName(id, value, texts)}
      />
      <FieldShortcut id={id} state={state} preview={preview} />
    </div>
  );
}

/** A property has one price: there are no units of it. */
function labelId(id: string, { typed }: EntryFormState): 'day' | 'paid' {
  return id === 'purchaseValue' && typed.kind === 'property' ? 'paid' : (id as 'day');
}

/** Returns the error of a field in the specified words. Before the form is sent, the preview already reveals missing units. */
function useFieldError({ field: { id }, state, preview }: EntryFieldProps, label: string): string | undefined {
  const texts = useTexts();
  const problem = state.problemOf(id);
  const found = useProblemText(problem);
  const refused = state.refusalOf(id);
  if (refused !== undefined) return refused;
  if (problem?.code === 'required') return id === 'amount' ? texts('entries.required') : texts('fields.required', { label });
  return found ?? ((id === 'units' || id === 'nominal') && isOversold(preview) ? texts('error.not-enough-units') : undefined);
}

function hintOfTransfer(id: string, texts: Texts): string | undefined {
  if (id === 'rate') return texts('entries.hints.rateCarried');
  return id === 'cost' || id === 'acquired' ? texts('entries.hints.carried') : undefined;
}

/** Pence are taken for pounds by whoever is not told. */
function hintOfPrice({ id }: Field, { quoteUnit }: EntryFormState, texts: Texts): string | undefined {
  if (quoteUnit === null || (id !== 'price' && id !== 'purchaseValue')) return undefined;
  return texts('entries.hints.quoted', { unit: quoteUnit, currency: getMajorUnit(quoteUnit).currency });
}

const hinted = ['annualGrowth', 'pricePoints', 'rate', 'ratio'] as const;

function hintOf({ id, isOptional }: Field, { asks, fields, faceValue }: EntryFormState, texts: Texts): string | undefined {
  if (asks === 'transfer') return hintOfTransfer(id, texts);
  if (id === 'amount') return isOptional && texts('entries.hints.amount');
  const isByNominal = fields.some((field) => field.id === 'nominal');
  if (id === 'price' && isByNominal) return texts('entries.hints.price', { nominal: faceValue ?? '' });
  const named = hinted.find((each) => each === id);
  return named && texts(`entries.hints.${named}`);
}

function Origin({ file, line, day, by }: EntryOrigin) {
  const texts = useTexts();
  const formats = useFormats();
  return <p className={styles.note}>{texts('entries.origin', { file, line, day: formats.date(day), by })}</p>;
}

interface PortfolioFieldProps extends FieldFrame {
  readonly name: string;
  /** The address that records transactions of the portfolio on the page, from which this one differs. */
  readonly ledger: string;
  readonly onChoose: () => void;
}

/** Another portfolio, found by its name or its client's. */
function PortfolioField({ name, ledger, onChoose, ...frame }: PortfolioFieldProps) {
  const ask = async (words: string, signal: AbortSignal) => {
    const address = `${ledger.replace(/entry$/, 'portfolios')}?${new URLSearchParams({ find: words })}`;
    const found = await fetchJson<FoundPortfolio[]>(address, signal);
    return found.map(({ id, name: portfolio, client, currency }) => ({ value: id, label: `${client} · ${portfolio} · ${currency}` }));
  };
  return <ComboboxField {...frame} name={name} options={{ known: [], ask }} onChange={onChoose} />;
}
