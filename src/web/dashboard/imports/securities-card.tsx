import { useId, useState } from 'react';
import { useFetcher } from 'react-router';
import type { ImportSecurity, OpenedImport, SecurityChoice } from '#contracts/imports.ts';
import type { Formats } from '#wording/formats.ts';
import type { Texts } from '#wording/texts.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Tag } from '../../ui/tag.tsx';
import { NewSecurityFields } from './new-security-fields.tsx';
import styles from './imports.module.css';

/** Lists the securities in the files with their matches in our records, the unknown ones first. */
export function SecuritiesCard({ one: { securities } }: { readonly one: OpenedImport }) {
  const texts = useTexts();
  if (securities.length === 0) return null;
  const unknown = securities.filter(({ matchedBy, choice }) => matchedBy === null && choice === null).length;
  return (
    <Card
      title={texts('imports.securities.title')}
      text={unknown > 0 ? texts('imports.securities.missing', { count: unknown }) : texts('imports.securities.text')}
      isFlush
    >
      <ul className={styles.list} aria-label={texts('imports.securities.title')}>
        {securities.map((security) => (
          <SecurityItem key={`${security.source} ${security.key}`} security={security} />
        ))}
      </ul>
    </Card>
  );
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

type NewSecurity = Extract<SecurityChoice, { readonly kind: 'new' }>;

/** Shows our matching security, or the new one to create. */
function OwnSecurity({ security: { matchedBy, instrument, choice } }: { readonly security: ImportSecurity }) {
  const texts = useTexts();
  const formats = useFormats();
  const told = matchedBy && <span className={styles.second}>{texts(`imports.securities.matchedBy.${matchedBy}`)}</span>;
  if (choice?.kind === 'new')
    return (
      <>
        {texts('imports.securities.isNew', { name: choice.name })}
        {told}
        <span className={styles.second}>{firstPriceText(choice, texts, formats)}</span>
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

function firstPriceText({ price, currency }: NewSecurity, texts: Texts, formats: Formats): string {
  if (price?.from !== 'typed') return texts(`imports.securities.pricedFrom.${price?.from ?? 'none'}`);
  return texts('imports.securities.pricedFrom.typed', {
    price: formats.money(Number(price.close), currency),
    day: formats.date(price.day),
  });
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
