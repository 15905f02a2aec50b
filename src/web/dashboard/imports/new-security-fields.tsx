import { useState } from 'react';
import { firstPriceSources, type ImportSecurity } from '#contracts/imports.ts';
import { guessSecurity } from '#domain/import/map/guess-security.ts';
import { assetClasses, tradedTypes } from '#finance/ledger/ledger.ts';
import { useTexts } from '../../lib/texts.tsx';
import { DayField } from '../../ui/fields/day-field.tsx';
import { DecimalField } from '../../ui/fields/decimal-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';

/** Asks for the details of a security that is new to the firm, with its first price. Without a price the security has no value. */
export function NewSecurityFields({ security: { names, currency } }: { readonly security: ImportSecurity }) {
  const texts = useTexts();
  const guess = guessSecurity(names);
  const texted = [
    { id: 'symbol', first: names.symbol ?? names.isin ?? '', limit: 40 },
    { id: 'name', first: names.name ?? names.symbol ?? '', limit: 200 },
  ] as const;
  const chosen = [
    { id: 'type', first: guess.type, options: tradedTypes.map((value) => ({ value, label: texts(`instrumentTypes.${value}`) })) },
    { id: 'assetClass', first: guess.assetClass, options: assetClasses.map((value) => ({ value, label: texts(`assetClasses.${value}`) })) },
  ] as const;
  return (
    <>
      {texted.map(({ id, first, limit }) => (
        <TextField key={id} label={texts(`imports.securities.${id}`)} name={id} defaultValue={first} required maxLength={limit} />
      ))}
      {chosen.map(({ id, first, options }) => (
        <SelectField
          key={id}
          label={texts(`imports.securities.${id}`)}
          name={id}
          all={texts(`imports.securities.${id}`)}
          defaultValue={first}
          options={options}
          required
        />
      ))}
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
