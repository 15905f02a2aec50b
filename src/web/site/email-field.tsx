import { type InvalidEvent, useState } from 'react';
import { useTexts } from '../lib/texts.tsx';
import { TextField } from '../ui/fields/text-field.tsx';

interface EmailFieldProps {
  /** True when the field reports an invalid address; otherwise only the server does. */
  readonly checksFormat: boolean;
  /** The server's error for the field. */
  readonly error?: string | undefined;
}

/** An e-mail address, complained about in our own words. */
export function EmailField({ checksFormat, error }: EmailFieldProps) {
  const texts = useTexts();
  const [complaint, setComplaint] = useState<'email-required' | 'email-invalid' | null>(null);
  const complain = (event: InvalidEvent<HTMLInputElement>) => {
    event.preventDefault();
    setComplaint(event.currentTarget.validity.valueMissing ? 'email-required' : 'email-invalid');
  };
  return (
    <TextField
      label={texts('signIn.email')}
      name="email"
      type={checksFormat ? 'email' : 'text'}
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      required
      error={complaint ? texts(`error.${complaint}`) : error}
      onInvalid={complain}
      onInput={() => setComplaint(null)}
    />
  );
}
