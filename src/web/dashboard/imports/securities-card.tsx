import { useId, useState } from 'react';
import { useFetcher } from 'react-router';
import { assetClasses, instrumentTypes } from '#finance/ledger/ledger.ts';
import type { ImportSecurity, OpenedImport } from '#contracts/imports.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Tag } from '../../ui/tag.tsx';
import { SendButton } from './send-button.tsx';
import styles from './imports.module.css';

/** What the files call securities, and which of ours these are; those that no one knows come first. */
export function SecuritiesCard({ one: { securities } }: { readonly one: OpenedImport }) {
  const texts = useTexts();
  if (securities.length === 0) return null;
  const unknown = securities.filter(({ matchedBy, choice }) => matchedBy === null && choice === null).length;
  const isChanged = securities.some(isPending);
  return (
    <Card
      title={texts('imports.securities.title')}
      text={unknown > 0 ? texts('imports.securities.missing', { count: unknown }) : texts('imports.securities.text')}
      tools={isChanged && <SendButton intent="again" label={texts('imports.securities.again')} look="primary" />}
      isFlush
    >
      {isChanged && <p className={styles.note}>{texts('imports.securities.chosen')}</p>}
      <ul className={styles.list} aria-label={texts('imports.securities.title')}>
        {securities.map((security) => (
          <SecurityItem key={`${security.source} ${security.key}`} security={security} />
        ))}
      </ul>
    </Card>
  );
}

/** Chosen since the last check. */
function isPending({ choice, matchedBy, instrument }: ImportSecurity): boolean {
  if (choice === null) return matchedBy === 'chosen';
  return matchedBy !== 'chosen' || (choice.kind === 'existing' && choice.instrumentId !== instrument?.id);
}

function SecurityItem({ security }: { readonly security: ImportSecurity }) {
  const texts = useTexts();
  const [isOpen, setOpen] = useState(false);
  const { names, rows, matchedBy, choice } = security;
  const [title, ...others] = [names.name, names.symbol, names.isin, names.sedol].filter((name) => name !== null);
  const isKnown = matchedBy !== null || choice !== null;
  return (
    <li className={styles.security}>
      <div className={styles.between}>
        <p>
          <span className={styles.name}>{title}</span>
          <span className={styles.second}>{[...others, texts('imports.securities.rows', { count: rows })].join(' · ')}</span>
        </p>
        <p className={styles.ours}>
          <OwnSecurity security={security} />
        </p>
        <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {texts(isKnown ? 'imports.securities.change' : 'imports.securities.choose')}
        </Button>
      </div>
      {isOpen && <SecurityForms security={security} onDone={() => setOpen(false)} />}
    </li>
  );
}

/** Which of ours it is, or will be. */
function OwnSecurity({ security: { matchedBy, instrument, choice } }: { readonly security: ImportSecurity }) {
  const texts = useTexts();
  const told = matchedBy && <span className={styles.second}>{texts(`imports.securities.matchedBy.${matchedBy}`)}</span>;
  if (choice?.kind === 'new')
    return (
      <>
        {texts('imports.securities.isNew', { name: choice.name })}
        {told}
      </>
    );
  if (instrument === null && choice === null) return <Tag tone="negative">{texts('imports.securities.unknown')}</Tag>;
  return (
    <>
      {instrument ? `${instrument.name}, ${instrument.symbol}` : <Tag tone="primary">{texts('imports.securities.matchedBy.chosen')}</Tag>}
      {told}
    </>
  );
}

interface FormsProps {
  readonly security: ImportSecurity;
  readonly onDone: () => void;
}

function SecurityForms({ security, onDone }: FormsProps) {
  const texts = useTexts();
  const { choice } = security;
  return (
    <div className={styles.two}>
      <ChoiceForm security={security} kind="existing" label={texts('imports.securities.use')} onDone={onDone}>
        <TextField
          label={texts('imports.securities.symbol')}
          hint={texts('imports.securities.symbolHint')}
          name="symbol"
          required
          maxLength={40}
        />
      </ChoiceForm>
      <ChoiceForm security={security} kind="new" label={texts('imports.securities.add')} onDone={onDone}>
        <NewSecurityFields security={security} />
      </ChoiceForm>
      {choice && <ChoiceForm security={security} kind="none" label={texts('imports.securities.none')} onDone={onDone} />}
    </div>
  );
}

interface ChoiceFormProps extends FormsProps {
  readonly kind: 'existing' | 'new' | 'none';
  readonly label: string;
  readonly children?: React.ReactNode;
}

function ChoiceForm({ security: { source, key }, kind, label, onDone, children }: ChoiceFormProps) {
  const id = useId();
  const fetcher = useFetcher<{ readonly kind?: string; readonly text?: string }>();
  const { data, state } = fetcher;
  if (data?.kind && state === 'idle') queueMicrotask(onDone);
  return (
    <fetcher.Form method="post" className={styles.choice} aria-describedby={id}>
      <input type="hidden" name="intent" value="security" />
      <input type="hidden" name="source" value={source} />
      <input type="hidden" name="key" value={key} />
      <input type="hidden" name="kind" value={kind} />
      {children}
      <p role="alert" id={id} className={styles.refusal}>
        {data?.text}
      </p>
      <Button type="submit" size="small" disabled={state !== 'idle'}>
        {label}
      </Button>
    </fetcher.Form>
  );
}

function NewSecurityFields({ security: { names, currency } }: { readonly security: ImportSecurity }) {
  const texts = useTexts();
  return (
    <>
      <TextField
        label={texts('imports.securities.symbol')}
        name="symbol"
        defaultValue={names.symbol ?? names.isin ?? ''}
        required
        maxLength={40}
      />
      <TextField
        label={texts('imports.securities.name')}
        name="name"
        defaultValue={names.name ?? names.symbol ?? ''}
        required
        maxLength={200}
      />
      <SelectField
        label={texts('imports.securities.type')}
        name="type"
        all={texts('imports.securities.type')}
        defaultValue="Stock"
        options={instrumentTypes.map((value) => ({ value, label: texts(`instrumentTypes.${value}`) }))}
        required
      />
      <SelectField
        label={texts('imports.securities.assetClass')}
        name="assetClass"
        all={texts('imports.securities.assetClass')}
        defaultValue="Equities"
        options={assetClasses.map((value) => ({ value, label: texts(`assetClasses.${value}`) }))}
        required
      />
      <TextField
        label={texts('imports.securities.currency')}
        name="currency"
        defaultValue={currency}
        required
        maxLength={3}
        pattern="[A-Z]{3}"
      />
    </>
  );
}
