import { useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { findCountryCode, isCountryCode } from '#domain/place/country.ts';
import { listCountries } from '#wording/country-name.ts';
import { useLocale, useTexts } from '../../lib/texts.tsx';
import { ComboboxField } from '../mantine/combobox-field.tsx';
import { useHydrated } from '../use-hydrated.ts';
import type { FieldFrame } from './field.tsx';
import { SelectField } from './select-field.tsx';
import { useHiddenInputChange } from './use-hidden-input-change.ts';

interface CountryFieldProps extends FieldFrame {
  readonly name: string;
  /** The code of the country, a text that may say one, or empty. */
  readonly value: string;
  readonly 'aria-required'?: true | undefined;
}

/** A country, found by typing; the firm's own comes first. An older text that says no country stays readable, and asks to be chosen again. */
export function CountryField({ value: given, error, ...field }: CountryFieldProps) {
  const texts = useTexts();
  const isAlive = useHydrated();
  const { frameOf, dispatchChange } = useHiddenInputChange<HTMLDivElement>();
  const [isChosen, setChosen] = useState(false);
  const { value, isKnown, options } = useCountries(given);
  const shown = { ...field, options, error: error ?? (isKnown || isChosen ? undefined : texts('fields.problem.option')) };
  const choose = () => {
    setChosen(true);
    dispatchChange();
  };
  return (
    <div ref={frameOf}>
      {isAlive ? (
        <ComboboxField {...shown} defaultValue={value || null} onChange={choose} />
      ) : (
        <SelectField {...shown} all={texts('fields.choose')} defaultValue={value} hasNamesOfPlatform />
      )}
    </div>
  );
}

/** Returns the country that a text says, or the text itself, and what is offered beside it. */
function useCountries(given: string) {
  const locale = useLocale();
  const first = useRouteLoaderData<{ readonly country: string }>('root')?.country ?? '';
  const value = findCountryCode(given) ?? given;
  const isKnown = value === '' || isCountryCode(value);
  const older = isKnown ? [] : [{ value, label: value }];
  return { value, isKnown, options: [...older, ...listCountries(locale, first)] };
}
