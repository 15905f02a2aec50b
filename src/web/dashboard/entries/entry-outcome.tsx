import type { EntryPreview } from '#contracts/ledger/entry-form.ts';
import type { Typed } from '#forms/kind.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { SwitchField } from '../../ui/mantine/switch-field.tsx';
import { Money } from '../figures/money.tsx';
import styles from './entries.module.css';
import type { Fetched } from './use-fetched.ts';

interface EntryOutcomeProps {
  readonly preview: Fetched<EntryPreview>;
  readonly typed: Typed;
  /** True for a new purchase: the cash that it lacks can be deposited with it. */
  readonly isDepositOffered: boolean;
}

/** Cash and units after the transaction, as they would be at the end of its day. */
export function EntryOutcome({ preview, typed, isDepositOffered }: EntryOutcomeProps) {
  const texts = useTexts();
  if (preview.state === 'failed') return <p className={styles.note}>{texts('entries.noPreview')}</p>;
  const { amount, quoted, cash, units } =
    preview.state === 'ready' ? preview.value : { amount: null, quoted: null, cash: null, units: null };
  const currency = typed.currency ?? '';
  return (
    <section className={styles.outcome} aria-label={texts('entries.preview')} aria-live="polite">
      <h3>{texts('entries.preview')}</h3>
      <dl>
        {quoted && <QuotedOutcome quoted={quoted} />}
        {cash && <CashOutcome cash={cash} />}
        {units && <UnitsOutcome units={units} />}
      </dl>
      <p className={styles.sum}>
        <span>{texts('entries.effect')}</span>
        {amount === null || currency === '' ? '–' : <Money amount={amount} currency={currency} isSigned />}
      </p>
      {amount === null && <p className={styles.note}>{texts('entries.open')}</p>}
      <DepositOffer cash={cash} isOffered={isDepositOffered} />
    </section>
  );
}

/** Offers to deposit the cash that a purchase lacks. */
function DepositOffer({ cash, isOffered }: { readonly cash: EntryPreview['cash']; readonly isOffered: boolean }) {
  const texts = useTexts();
  const formats = useFormats();
  if (!isOffered || !cash?.after?.startsWith('-')) return null;
  return (
    <div className={styles.deposit}>
      <SwitchField
        name="deposit"
        value="yes"
        label={texts('entries.deposit', { amount: formats.money(cash.after.slice(1), cash.currency) })}
      />
    </div>
  );
}

/** The price as typed, and in the security's currency. */
function QuotedOutcome({ quoted: { price, unit, worth, currency } }: { readonly quoted: NonNullable<EntryPreview['quoted']> }) {
  const texts = useTexts();
  const formats = useFormats();
  return (
    <div>
      <dt>{texts('entries.fields.price')}</dt>
      <dd className={styles.large}>{formats.price(price, unit)}</dd>
      <dd>{texts('entries.quotedWorth', { worth: formats.price(worth, currency) })}</dd>
    </div>
  );
}

function CashOutcome({ cash: { before, after, currency } }: { readonly cash: NonNullable<EntryPreview['cash']> }) {
  const texts = useTexts();
  return (
    <div>
      <dt>{texts('entries.cashAfter')}</dt>
      <dd className={styles.large}>{after === null ? '–' : <Money amount={after} currency={currency} />}</dd>
      <dd>
        {texts('entries.now')} <Money amount={before} currency={currency} />
      </dd>
    </div>
  );
}

function UnitsOutcome({ units: { before, after, isNominal } }: { readonly units: NonNullable<EntryPreview['units']> }) {
  const texts = useTexts();
  const formats = useFormats();
  return (
    <div>
      <dt>{texts(isNominal ? 'entries.nominalAfter' : 'entries.unitsAfter')}</dt>
      <dd className={styles.large}>{after === null ? '–' : formats.units(after)}</dd>
      <dd>{texts('entries.unitsNow', { units: formats.units(before) })}</dd>
    </div>
  );
}
