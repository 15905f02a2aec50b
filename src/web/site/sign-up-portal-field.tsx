import { type ChangeEvent, type InvalidEvent, useState } from 'react';
import { useTexts } from '../lib/texts.tsx';
import { SelectField } from '../ui/fields/select-field.tsx';
import type { SignUpPortal } from '#contracts/people/sign-up.ts';

interface SignUpPortalFieldProps {
  readonly portals: readonly SignUpPortal[];
  /** The server's error for the field. */
  readonly error: string | undefined;
  readonly onChosen: (id: string) => void;
}

/** Asks for one of several portals. If none is chosen, the error has our own text. */
export function SignUpPortalField({ portals, error, onChosen }: SignUpPortalFieldProps) {
  const texts = useTexts();
  const [isMissing, setMissing] = useState(false);
  const complain = (event: InvalidEvent<HTMLSelectElement>) => {
    event.preventDefault();
    setMissing(true);
  };
  const choose = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    setMissing(false);
    onChosen(target.value);
  };
  const heedChoiceBeforeScripts = (select: HTMLSelectElement | null) => {
    if (select?.value) onChosen(select.value);
  };
  return (
    <SelectField
      ref={heedChoiceBeforeScripts}
      label={texts('signIn.portal')}
      name="portal"
      all={texts('signIn.choosePortal')}
      options={portals.map(({ id, name }) => ({ value: id, label: name }))}
      required
      error={isMissing ? texts('error.portal-required') : error}
      onInvalid={complain}
      onChange={choose}
    />
  );
}
