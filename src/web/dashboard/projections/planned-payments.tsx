import { Plus, Trash2 } from 'lucide-react';
import { useId } from 'react';
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
import styles from './planned-payments.module.css';

interface PlannedPaymentsProps {
  readonly currency: string;
  /** As `writeDrafts` writes them. */
  readonly value: string;
  readonly error: string | undefined;
  /** The days between which payments count; null while nothing is known of the account's figures. */
  readonly span: { readonly startDay: string; readonly years: number } | null;
  readonly onChange: (value: string) => void;
}

/** A payment has no name of its own but its place. */
const places = Array.from({ length: maxPayments }, (_none, place) => place);

/** Single payments in and out, each in a quarter and for a purpose. */
export function PlannedPayments({ currency, value, error, span, onChange }: PlannedPaymentsProps) {
  const texts = useTexts();
  const errorId = useId();
  const drafts = readDrafts(value);
  const change = (at: number, part: Partial<PaymentDraft>) =>
    onChange(writeDrafts(drafts.map((draft, nth) => (nth === at ? { ...draft, ...part } : draft))));
  const add = () =>
    onChange(writeDrafts([...drafts, { pocket: 'home', direction: 'out', year: String(firstYear(span) + 1), quarter: '1', amount: '' }]));
  return (
    <fieldset className={styles.payments} aria-describedby={error ? errorId : undefined}>
      <legend>{texts('projections.payments.title')}</legend>
      <p className={styles.text}>{texts('projections.payments.text')}</p>
      <input type="hidden" name="payments" value={value} />
      <ol className={styles.list}>
        {places.slice(0, drafts.length).map((at) => (
          <li key={at} className={styles.payment}>
            <PaymentFields
              draft={drafts[at]!}
              currency={currency}
              note={noteOf(drafts[at]!, span)}
              onChange={(part) => change(at, part)}
              onRemove={() => onChange(writeDrafts(drafts.filter((_draft, nth) => nth !== at)))}
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
  readonly onChange: (part: Partial<PaymentDraft>) => void;
  readonly onRemove: () => void;
}

function PaymentFields({ draft, currency, number, note, onChange, onRemove }: PaymentFieldsProps) {
  const texts = useTexts();
  const about = (part: keyof PaymentDraft) => ({
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
      {note && <p className={styles.note}>{texts(`projections.payments.notes.${note}`)}</p>}
    </>
  );
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
