import { useRef, useState } from 'react';
import { Form, useSubmit } from 'react-router';
import type { FoundSecurity } from '#contracts/ledger/entry-form.ts';
import type { HoldingSheet } from '#contracts/ledger/holding-sheet.ts';
import { recordedCurrencies } from '#finance/currency.ts';
import { useTexts } from '../../lib/texts.tsx';
import { DayField } from '../../ui/fields/day-field.tsx';
import SecurityField, { SecurityLookupContext } from '../../ui/fields/security-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { fetchJson } from '../../lib/fetch-json.ts';
import { SheetPager } from './sheet-pager.tsx';
import styles from './sheets.module.css';
import { foundHolding, type HoldingRows } from './use-holdings.ts';

interface HoldingBarProps {
  readonly given: HoldingSheet;
  readonly path: string;
  /** The portfolio's page. */
  readonly portfolioPath: string;
  readonly holdings: HoldingRows;
  /** True when a change of day would lose typed values. */
  readonly isUnsaved: boolean;
  readonly onChange: () => void;
}

/** At the end of which day, and what is added to the sheet. */
export function HoldingBar({ given, path, portfolioPath, holdings, isUnsaved, onChange }: HoldingBarProps) {
  const texts = useTexts();
  const add = (holding: Parameters<HoldingRows['add']>[0]) => {
    holdings.add(holding);
    onChange();
  };
  return (
    <div className={styles.bar}>
      <DayChoice {...given} path={path} isOff={isUnsaved} />
      <SecurityChoice portfolioPath={portfolioPath} onFound={(security) => add(foundHolding(security))} />
      {given.hasCash && (
        <CurrencyChoice
          currencies={recordedCurrencies.filter((currency) => !holdings.has(currency))}
          onChoose={(currency) => add({ symbol: null, name: null, currency, units: '0', price: null, value: null })}
        />
      )}
      <span className={styles.state}>{texts('sheets.pasteHoldings')}</span>
      <SheetPager sheet={given} hrefOf={(page) => `${path}?day=${given.day}&page=${page}`} />
    </div>
  );
}

function DayChoice({ day, today, path, isOff }: Pick<HoldingSheet, 'day' | 'today'> & { readonly path: string; readonly isOff: boolean }) {
  const texts = useTexts();
  const submit = useSubmit();
  return (
    <Form method="get" action={path} onChange={({ currentTarget }) => void submit(currentTarget)}>
      <fieldset className={styles.choice} disabled={isOff}>
        <DayField label={texts('sheets.day')} name="day" defaultValue={day} max={today} />
      </fieldset>
    </Form>
  );
}

interface SecurityChoiceProps {
  readonly portfolioPath: string;
  readonly onFound: (security: FoundSecurity) => void;
}

/** Empty again once one is found. */
function SecurityChoice({ portfolioPath, onFound }: SecurityChoiceProps) {
  const texts = useTexts();
  const [added, setAdded] = useState(0);
  const seen = useRef(new Map<string, FoundSecurity>());
  const find = async (words: string, signal: AbortSignal) => {
    const found = await fetchJson<FoundSecurity[]>(`${portfolioPath}/securities?${new URLSearchParams({ find: words })}`, signal);
    for (const each of found) seen.current.set(each.symbol, each);
    return found;
  };
  const onChoose = (symbol: string | null) => {
    const security = symbol === null ? undefined : seen.current.get(symbol);
    if (!security) return;
    onFound(security);
    setAdded(added + 1);
  };
  return (
    <SecurityLookupContext value={{ find, known: null, onChoose }}>
      <div className={styles.choice} data-wide>
        <SecurityField key={added} label={texts('sheets.addSecurity')} name="" />
      </div>
    </SecurityLookupContext>
  );
}

interface CurrencyChoiceProps {
  readonly currencies: readonly string[];
  readonly onChoose: (currency: string) => void;
}

function CurrencyChoice({ currencies, onChoose }: CurrencyChoiceProps) {
  const texts = useTexts();
  return (
    <div className={styles.choice}>
      <SelectField
        label={texts('sheets.addCash')}
        all={texts('sheets.currency')}
        options={currencies.map((value) => ({ value, label: value }))}
        value=""
        onChange={({ currentTarget }) => currentTarget.value !== '' && onChoose(currentTarget.value)}
      />
    </div>
  );
}
