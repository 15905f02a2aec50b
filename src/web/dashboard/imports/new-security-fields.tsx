import { useState } from 'react';
import { firstPriceSources, type ImportSecurity } from '#contracts/imports.ts';
import { assetClasses, tradedTypes } from '#finance/ledger/ledger.ts';
import { useTexts } from '../../lib/texts.tsx';
import { DayField } from '../../ui/fields/day-field.tsx';
import { DecimalField } from '../../ui/fields/decimal-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';

/** What is to be known of a security that the firm has not had, with its first price: without one nothing values it. */
export function NewSecurityFields({ security: { names, currency } }: { readonly security: ImportSecurity }) {
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
        options={tradedTypes.map((value) => ({ value, label: texts(`instrumentTypes.${value}`) }))}
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
      <FirstPriceFields />
    </>
  );
}

function FirstPriceFields() {
  const texts = useTexts();
  const [from, setFrom] = useState<string>('file');
  return (
    <>
      <SelectField
        label={texts('imports.securities.firstPrice')}
        hint={texts('imports.securities.firstPriceHint')}
        name="price-from"
        all={texts('imports.securities.firstPrice')}
        defaultValue="file"
        onChange={({ currentTarget }) => setFrom(currentTarget.value)}
        options={firstPriceSources.map((value) => ({ value, label: texts(`imports.securities.priceFrom.${value}`) }))}
        required
      />
      {from === 'typed' && (
        <>
          <DecimalField label={texts('imports.securities.price')} name="price" />
          <DayField label={texts('imports.securities.priceDay')} name="price-day" />
        </>
      )}
    </>
  );
}
