import { Plus, Trash2 } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import type { PlannedFund } from '#contracts/reports/projections.ts';
import {
  maxPayments,
  monthOfPayment,
  type PaymentDraft,
  pockets,
  quarters,
  readDrafts,
  writeDrafts,
} from '#domain/projection/planned-payment.ts';
import { symbolOf } from '#wording/money-format.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Icon } from '../../ui/pictures/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { fundText } from './fund-text.ts';
import { PaymentFilter } from './payment-filter.tsx';
import { isOfFund } from './payment-filter-choice.ts';
import styles from './planned-payments.module.css';

const FundField = lazy(() => import('./fund-field.tsx'));

interface PlannedPaymentsProps {
  readonly currency: string;
  /** As `writeDrafts` writes them. */
  readonly value: string;
  readonly error: string | undefined;
  /** The days between which payments count; null while nothing is known of the account's figures. */
  readonly span: { readonly startDay: string; readonly years: number } | null;
  readonly funds: KnownFunds;
  readonly onChange: (value: string) => void;
}

/** The funds that are named, and where others are looked for. */
export interface KnownFunds {
  readonly known: readonly PlannedFund[];
  readonly address: string;
  /** Hears of one that is chosen. */
  readonly onNamed: (fund: PlannedFund) => void;
}

/** A payment has no name of its own but its place. */
const places = Array.from({ length: maxPayments }, (_none, place) => place);

/** Single payments in and out, each in a quarter and for a purpose. */
export function PlannedPayments({ currency, value, error, span, funds, onChange }: PlannedPaymentsProps) {
  const texts = useTexts();
  const errorId = useId();
  const drafts = readDrafts(value);
  const [only, setOnly] = useState('');
  // A payment is known by its place: with one less, fields that keep what they show begin anew.
  const [removals, setRemovals] = useState(0);
  const isShown = isOfFund(drafts, only);
  const change = (at: number, part: Partial<PaymentDraft>) =>
    onChange(writeDrafts(drafts.map((draft, nth) => (nth === at ? { ...draft, ...part } : draft))));
  const remove = (at: number) => {
    setRemovals(removals + 1);
    onChange(writeDrafts(drafts.filter((_draft, nth) => nth !== at)));
  };
  const add = () => {
    setOnly('');
    onChange(writeDrafts([...drafts, newDraft(span)]));
  };
  return (
    <fieldset className={styles.payments} aria-describedby={error ? errorId : undefined}>
      <legend>{texts('projections.payments.title')}</legend>
      <p className={styles.text}>{texts('projections.payments.text')}</p>
      <input type="hidden" name="payments" value={value} />
      <PaymentFilter drafts={drafts} funds={funds.known} value={only} onChange={setOnly} />
      <ol className={styles.list}>
        {places.slice(0, drafts.length).map((at) => (
          <li key={`${at} ${removals}`} className={styles.payment} hidden={!isShown(drafts[at]!)}>
            <PaymentFields
              draft={drafts[at]!}
              currency={currency}
              note={noteOf(drafts[at]!, span)}
              onChange={(part) => change(at, part)}
              funds={funds}
              onRemove={() => remove(at)}
              number={at + 1}
            />
          </li>
        ))}
      </ol>
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
      {drafts.length < maxPayments && (
        <Button size="small" onClick={add}>
          <Icon of={Plus} size="small" />
          {texts('projections.payments.add')}
        </Button>
      )}
    </fieldset>
  );
}

interface PaymentFieldsProps {
  readonly draft: PaymentDraft;
  readonly currency: string;
  readonly number: number;
  readonly note: 'past' | 'later' | null;
  readonly funds: KnownFunds;
  readonly onChange: (part: Partial<PaymentDraft>) => void;
  readonly onRemove: () => void;
}

function PaymentFields({ draft, currency, number, note, funds, onChange, onRemove }: PaymentFieldsProps) {
  const texts = useTexts();
  const about = (part: Exclude<keyof PaymentDraft, 'fund'>) => ({
    label: texts(`projections.payments.${part}`),
    value: draft[part],
    onChange: ({ target }: { readonly target: { readonly value: string } }) => onChange({ [part]: target.value }),
  });
  return (
    <>
      <div className={styles.head}>
        <SelectField
          {...about('pocket')}
          options={pockets.map((pocket) => ({ value: pocket, label: texts(`projections.payments.pockets.${pocket}`) }))}
        />
        <IconButton icon={Trash2} size="small" label={texts('projections.payments.remove', { number })} onClick={onRemove} />
      </div>
      <div className={styles.pair}>
        <SelectField
          {...about('direction')}
          options={(['out', 'in'] as const).map((value) => ({ value, label: texts(`projections.payments.directions.${value}`) }))}
        />
        <TextField
          {...about('amount')}
          type="number"
          inputMode="decimal"
          min="0"
          step="any"
          autoComplete="off"
          aside={<span className={styles.unit}>{symbolOf(currency)}</span>}
        />
      </div>
      <div className={styles.pair}>
        <SelectField {...about('quarter')} options={quarters.map((quarter) => ({ value: String(quarter), label: `Q${quarter}` }))} />
        <TextField {...about('year')} type="number" inputMode="numeric" min="1900" max="2999" step="1" autoComplete="off" />
      </div>
      <PaymentFund draft={draft} funds={funds} onChange={onChange} />
      {note && <p className={styles.note}>{texts(`projections.payments.notes.${note}`)}</p>}
    </>
  );
}

/** The fund of a payment: a choice that changes nothing of what is forecast. */
function PaymentFund({ draft, funds, onChange }: Pick<PaymentFieldsProps, 'draft' | 'funds' | 'onChange'>) {
  const texts = useTexts();
  const frame = { label: texts('projections.payments.fund'), hint: texts('projections.payments.fundHint') };
  const chosen = funds.known.find(({ id }) => id === draft.fund) ?? null;
  const choose = (fund: PlannedFund | null) => {
    if (fund) funds.onNamed(fund);
    onChange({ fund: fund?.id ?? '' });
  };
  const shown = chosen ? fundText(chosen, texts) : texts('projections.payments.ofAccount');
  return (
    <Suspense fallback={<TextField {...frame} value={shown} readOnly />}>
      <FundField {...frame} address={funds.address} chosen={chosen} onChange={choose} />
    </Suspense>
  );
}

function newDraft(span: PlannedPaymentsProps['span']): PaymentDraft {
  return { pocket: 'home', direction: 'out', year: String(firstYear(span) + 1), quarter: '1', amount: '', fund: '' };
}

function firstYear(span: PlannedPaymentsProps['span']): number {
  return Number(span?.startDay.slice(0, 4) ?? new Date().getFullYear());
}

/** Tells that a payment does not count, being before the start of the projection or after its end. */
function noteOf({ year, quarter }: PaymentDraft, span: PlannedPaymentsProps['span']): 'past' | 'later' | null {
  const known = quarters.find((each) => String(each) === quarter);
  if (!span || !known || !/^\d{4}$/.test(year)) return null;
  const month = monthOfPayment({ year: Number(year), quarter: known }, span.startDay);
  if (month < 1) return 'past';
  return month > span.years * 12 ? 'later' : null;
}
