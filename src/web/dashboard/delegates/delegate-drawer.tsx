import { useEffect, useId } from 'react';
import { useFetcher } from 'react-router';
import {
  type AccountWithDelegates,
  changeableFields,
  delegateFields,
  type DelegateFieldId,
  type DelegatesAnswer,
  type DelegatesPage,
  type DelegatesRefusal,
  type ShownDelegate,
} from '#contracts/people/delegations.ts';
import type { Field } from '#forms/form.ts';
import type { Typed } from '#forms/kind.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import { FieldEditor, useProblemText } from '../../ui/fields/field-editor.tsx';
import { FormKey } from '../../ui/fields/form-key.tsx';
import formStyles from '../../ui/fields/form.module.css';
import { Drawer } from '../../ui/mantine/drawer.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import lines from '../people-lines.module.css';
import styles from './delegates.module.css';
import { SignInAgain } from './sign-in-again.tsx';

type Answered = DelegatesAnswer | DelegatesRefusal;

/** The field beside which a refusal is shown; other refusals stand at the foot. */
const fieldOf: Readonly<Record<string, DelegateFieldId>> = { 'delegate-is-yourself': 'email' };

interface DelegateDrawerProps {
  readonly account: AccountWithDelegates;
  /** The delegate whose access the client changes; null for a new one. */
  readonly delegate: ShownDelegate | null;
  readonly page: Pick<DelegatesPage, 'until'>;
  readonly onClose: () => void;
}

/** Whom the client lets in, to which portfolios, how much of them, and until when; of someone who is let in what can be changed of it. */
export function DelegateDrawer({ account, delegate, page, onClose }: DelegateDrawerProps) {
  const texts = useTexts();
  const { Form, data, state } = useFetcher<Answered>();
  const formId = useId();
  useDone(data, onClose);
  const typed = delegate ? typedOf(delegate) : newTyped(account, page);
  const fields = delegate ? changeableFields : delegateFields;
  return (
    <Drawer
      title={delegate ? `${texts('delegates.change')}: ${delegate.name}` : texts('delegates.add')}
      isOpen
      onClose={onClose}
      footer={<Foot formId={formId} isBusy={state !== 'idle'} isNew={delegate === null} refusal={data && 'code' in data ? data : null} />}
    >
      <Form method="post" id={formId} noValidate className={formStyles.form}>
        <About account={account} delegate={delegate} />
        {fields.map((field) => (
          <Asked key={field.id} field={field} typed={typed} data={data} offered={account.portfolios} />
        ))}
        <p className={lines.hint}>{texts('delegates.note')}</p>
      </Form>
    </Drawer>
  );
}

interface FootProps {
  readonly formId: string;
  readonly isBusy: boolean;
  readonly isNew: boolean;
  readonly refusal: DelegatesRefusal | null;
}

function Foot({ formId, isBusy, isNew, refusal }: FootProps) {
  const texts = useTexts();
  return (
    <>
      <p role="alert" className={styles.refusal}>
        {refusal && fieldOf[refusal.code] === undefined && refusal.text}
      </p>
      {refusal?.code === 'recent-sign-in-needed' && <SignInAgain />}
      <Button type="submit" form={formId} name="intent" value={isNew ? 'invite' : 'change'} look="primary" disabled={isBusy}>
        {isBusy ? texts('signIn.wait') : texts(isNew ? 'delegates.send' : 'delegates.save')}
      </Button>
    </>
  );
}

/** Sends the id of the delegation to change, or of the account for a new one. */
function About({ account, delegate }: Pick<DelegateDrawerProps, 'account' | 'delegate'>) {
  if (delegate) return <input type="hidden" name="delegation" value={delegate.id} />;
  return (
    <>
      <FormKey />
      <input type="hidden" name="account" value={account.id} />
    </>
  );
}

function typedOf({ area, until, portfolioIds }: ShownDelegate): Typed {
  return { area, until, portfolios: portfolioIds.join(',') };
}

function newTyped({ portfolios }: AccountWithDelegates, { until }: Pick<DelegatesPage, 'until'>): Typed {
  const [only] = portfolios;
  return { until: until.usual, area: 'everything', ...(portfolios.length === 1 && only ? { portfolios: only.value } : {}) };
}

interface AskedProps {
  readonly field: Field & { readonly id: DelegateFieldId };
  readonly typed: Typed;
  readonly data: Answered | undefined;
  readonly offered: AccountWithDelegates['portfolios'];
}

const hinted: ReadonlySet<DelegateFieldId> = new Set<DelegateFieldId>(['area', 'email', 'until']);

function Asked({ field, typed, data, offered }: AskedProps) {
  const texts = useTexts();
  const { id } = field;
  const error = useWrong(id, data);
  const hint = hinted.has(id) ? texts(`delegates.hints.${id as 'area'}`) : undefined;
  return (
    <FieldEditor
      field={field}
      typed={typed}
      frame={{ label: texts(`delegates.fields.${id}`), hint, error }}
      labelOf={(value) => optionName(id, value, texts)}
      {...(id === 'portfolios' ? { offered } : {})}
    />
  );
}

/** Returns the server's error for a field. */
function useWrong(id: DelegateFieldId, data: Answered | undefined): string | undefined {
  const texts = useTexts();
  const problem = data && 'problems' in data ? data.problems[id] : undefined;
  const found = useProblemText(problem);
  if (data && 'code' in data) return fieldOf[data.code] === id ? data.text : undefined;
  if (!problem) return undefined;
  if (id === 'portfolios' || id === 'until') return texts(`delegates.wrong.${id}`);
  return problem.code === 'required' ? texts('fields.required', { label: texts(`delegates.fields.${id}`) }) : found;
}

function optionName(id: DelegateFieldId, value: string, texts: ReturnType<typeof useTexts>): string {
  if (id === 'relation') return texts(`delegates.relation.${value as 'spouse'}`);
  return texts(`delegates.area.${value as 'everything'}`);
}

/** Shows a toast when the change is done; the list behind has it by then. */
function useDone(data: Answered | undefined, onClose: () => void): void {
  const texts = useTexts();
  const done = data && 'done' in data ? data : null;
  useEffect(() => {
    if (done === null) return;
    showToast({ tone: 'positive', text: texts(`delegates.done.${done.done}`, { name: done.name }) });
    onClose();
  }, [done, onClose, texts]);
}
