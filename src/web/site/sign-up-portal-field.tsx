import { type ChangeEvent, type InvalidEvent, useState } from 'react';
import { useTexts } from '../lib/texts.tsx';
import { SelectField } from '../ui/fields/select-field.tsx';
import type { SignUpPortal } from '#contracts/people/sign-up.ts';

interface SignUpPortalFieldProps {
  readonly portals: readonly SignUpPortal[];
  /** What the server found wrong with it. */
  readonly error: string | undefined;
  readonly onChosen: (id: string) => void;
}

/** Which of several portals; complained about in our own words when none is chosen. */
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
