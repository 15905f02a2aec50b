import { useEffect, useId, useRef, useState } from 'react';
import { Link, useFetcher, useLocation } from 'react-router';
import { listHoldingFields } from '#collections/holding-fields.ts';
import { reasonField } from '#collections/transaction-fields.ts';
import type { EntryAnswer } from '#contracts/ledger/entry.ts';
import type { KeptHolding } from '#contracts/ledger/entry-form.ts';
import { parseAnswers } from '#forms/answers.ts';
import { checkAnswers } from '#forms/check-answers.ts';
import type { Field } from '#forms/form.ts';
import type { Problem, Typed } from '#forms/kind.ts';
import { useTexts } from '../../lib/texts.tsx';
import { LeaveGuard } from '../../records/leave-guard.tsx';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { FieldEditor, useProblemText } from '../../ui/fields/field-editor.tsx';
import { useFormChanges } from '../../ui/fields/use-form-changes.ts';
import { Drawer } from '../../ui/mantine/drawer.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { isSameEntry } from './drawer-address.ts';
import styles from './entries.module.css';
import { optionName } from './option-name.ts';
import { readTypedFields } from './use-entry-form.ts';
import { useFetched } from './use-fetched.ts';

type Done = Extract<EntryAnswer, { readonly done: string }>;
type Answered = EntryAnswer | { readonly code: string; readonly text: string };

interface KeptDrawerProps {
  readonly ledger: string;
  readonly symbol: string;
  readonly onClose: () => void;
  readonly onDone: (answer: Done) => void;
}

/** Over the page of a portfolio: a holding that was recorded by hand, corrected or removed. */
export function KeptDrawer({ ledger, symbol, onClose, onDone }: KeptDrawerProps) {
  const texts = useTexts();
  const fetched = useFetched<KeptHolding>(`${ledger}?${new URLSearchParams({ kept: symbol })}`);
  if (fetched.state === 'ready') return <KeptForm holding={fetched.value} {...{ ledger, onClose, onDone }} />;
  return (
    <Drawer title={texts('records.edit', { kind: texts('collections.holdings.singular') })} isOpen onClose={onClose} width={560}>
      {fetched.state === 'failed' ? (
        <Callout tone="negative" title={texts('entries.keptFailed')}>
          <p>{texts('entries.keptFailedText')}</p>
        </Callout>
      ) : (
        <Skeleton width="100%" height={360} />
      )}
    </Drawer>
  );
}

interface KeptFormProps extends Omit<KeptDrawerProps, 'symbol'> {
  readonly holding: KeptHolding;
}

function KeptForm({ holding, ledger, onClose, onDone }: KeptFormProps) {
  const id = useId();
  const texts = useTexts();
  const { search } = useLocation();
  const [isRemoving, setRemoving] = useState(holding.kind === 'listed');
  const own = listHoldingFields(holding.kind);
  const asked = isRemoving ? [reasonField] : [...own, reasonField];
  const { attach, isBusy, isReady, isUnsaved, problems, refusal, send } = useKeptForm({ holding, ledger, onDone, asked });
  return (
    <Drawer
      title={texts('records.edit', { kind: texts('collections.holdings.singular') })}
      isOpen
      onClose={onClose}
      width={560}
      footer={<Foot {...{ id, holding, isRemoving, setRemoving, onClose, isReady, isBusy }} />}
    >
      <LeaveGuard isOn={isUnsaved} keeps={isSameEntry} />
      <form
        id={id}
        ref={attach}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          send(isRemoving ? 'remove-holding' : 'keep-holding');
        }}
      >
        {refusal && (
          <Callout tone="negative" title={refusal}>
            {null}
          </Callout>
        )}
        <p>
          <strong>{holding.name}</strong>
        </p>
        <p className={styles.note}>
          {texts('entries.keptText')} <Link to={{ search: transactionsOf(search) }}>{texts('entries.keptTransactions')}</Link>
        </p>
        <div className={styles.fields}>
          {[...own, reasonField].map((field) => (
            <KeptField key={field.id} field={field} typed={holding.typed} problem={problems[field.id]} />
          ))}
        </div>
      </form>
    </Drawer>
  );
}

/** The drawer of the holding, which this one was opened from, with its transactions. */
function transactionsOf(search: string): string {
  const address = new URLSearchParams(search);
  const from = address.get('entry') ?? '';
  for (const key of ['entry', 'symbol']) address.delete(key);
  address.set('drawer', `position:${from}`);
  address.set('part', 'transactions');
  return `?${address}`;
}

interface KeptFieldProps {
  readonly field: Field;
  readonly typed: Typed;
  readonly problem: Problem | undefined;
}

function KeptField({ field, typed, problem }: KeptFieldProps) {
  const texts = useTexts();
  const label = texts(`entries.fields.${field.id as 'name'}`);
  const found = useProblemText(problem);
  const error = problem?.code === 'required' ? texts('fields.required', { label }) : found;
  const isWide = field.kind === 'points' || field.kind === 'text';
  const hint = field.id === 'annualGrowth' || field.id === 'pricePoints' ? texts(`entries.hints.${field.id}`) : undefined;
  return (
    <div className={styles.field} data-wide={isWide || undefined} data-required={!field.isOptional || undefined}>
      <FieldEditor field={field} typed={typed} frame={{ label, hint, error }} labelOf={(value) => optionName(field.id, value, texts)} />
    </div>
  );
}

interface FootProps {
  readonly id: string;
  readonly holding: KeptHolding;
  readonly isRemoving: boolean;
  readonly setRemoving: (isRemoving: boolean) => void;
  readonly isBusy: boolean;
  /** True when no problem is known. */
  readonly isReady: boolean;
  readonly onClose: () => void;
}

/** Saves, or removes with a second click; of what has nothing to be corrected there is the second alone. */
function Foot({ id, holding: { kind, transactions }, isRemoving, setRemoving, isBusy, isReady, onClose }: FootProps) {
  const texts = useTexts();
  if (isRemoving) {
    return (
      <>
        <p className={styles.ask}>{texts('entries.removeText', { count: transactions })}</p>
        <Button onClick={kind === 'listed' ? onClose : () => setRemoving(false)}>{texts('entries.keepHolding')}</Button>
        <Button look="danger" type="submit" form={id} disabled={isBusy || !isReady}>
          {texts(isBusy ? 'states.wait' : 'entries.removeAnyway')}
        </Button>
      </>
    );
  }
  return (
    <>
      <Button look="text" className={styles.void} onClick={() => setRemoving(true)}>
        {texts('entries.remove')}
      </Button>
      <Button onClick={onClose}>{texts('kit.cancel')}</Button>
      <Button type="submit" form={id} look="primary" disabled={isBusy || !isReady}>
        {texts(isBusy ? 'states.wait' : 'entries.saveHolding')}
      </Button>
    </>
  );
}

/** Returns the state of the form that corrects a holding: what was typed, its problems, and how it is sent. */
function useKeptForm({ holding, ledger, onDone, asked }: Omit<KeptFormProps, 'onClose'> & { readonly asked: readonly Field[] }) {
  const { data, state, submit } = useFetcher<Answered>();
  const [first, setFirst] = useState<Typed | null>(null);
  const [typed, setTyped] = useState<Typed | null>(null);
  const { element, attach } = useFormChanges((form) => {
    const now = readTypedFields(form);
    setFirst((before) => before ?? now);
    setTyped(now);
  });
  const wrong = typed === null ? {} : checkAnswers(asked, parseAnswers(asked, typed), holding.today);
  const answered = state === 'idle' ? data : undefined;
  const told = useRef<unknown>(undefined);
  useEffect(() => {
    if (!answered || told.current === answered || !('done' in answered)) return;
    told.current = answered;
    onDone(answered);
  }, [answered, onDone]);
  return {
    attach,
    isBusy: state !== 'idle',
    isReady: Object.keys(wrong).length === 0,
    isUnsaved: state === 'idle' && JSON.stringify(typed) !== JSON.stringify(first) && !(data && 'done' in data),
    problems: { ...(answered && 'problems' in answered ? answered.problems : {}), ...shownProblems(wrong, first) },
    refusal: answered && 'code' in answered ? answered.text : undefined,
    send: (intent: 'keep-holding' | 'remove-holding') => {
      if (!element.current) return;
      const now = readTypedFields(element.current);
      setTyped(now);
      if (Object.keys(checkAnswers(asked, parseAnswers(asked, now), holding.today)).length > 0) return;
      const { symbol, shown, kind } = holding;
      const { reason = '' } = now;
      const sent = intent === 'remove-holding' ? { intent, symbol, reason } : { ...now, intent, symbol, shown, kind };
      void submit(sent, { method: 'post', action: ledger });
    },
  };
}

/** Returns the problems that are told: a field that never had a value is marked as required, and not refused. */
function shownProblems(wrong: Readonly<Record<string, Problem>>, first: Typed | null): Readonly<Record<string, Problem>> {
  return Object.fromEntries(Object.entries(wrong).filter(([id, { code }]) => code !== 'required' || first?.[id]));
}
