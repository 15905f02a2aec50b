import { type InvalidEvent, useState } from 'react';
import type { PasswordRule } from '#domain/sign-in/password-rule.ts';
import { useTexts } from '../../lib/texts.tsx';
import { PasswordField } from './password-field.tsx';

interface NewPasswordFieldProps {
  /** `Password` where there is no other. */
  readonly label?: string;
  readonly rule: PasswordRule;
  /** The server's error for the field. */
  readonly error?: string | undefined;
}

/** A password that is chosen: its rules stand below, and are said in our own words when it does not follow them. */
export function NewPasswordField({ label, rule, error }: NewPasswordFieldProps) {
  const texts = useTexts();
  const [complaint, setComplaint] = useState<'password-too-short' | 'custom_password_rule' | null>(null);
  const complain = (event: InvalidEvent<HTMLInputElement>) => {
    event.preventDefault();
    const { patternMismatch, tooShort, valueMissing } = event.currentTarget.validity;
    setComplaint(patternMismatch && !tooShort && !valueMissing ? 'custom_password_rule' : 'password-too-short');
  };
  return (
    <PasswordField
      label={label ?? texts('signIn.newPassword')}
      name="password"
      autoComplete="new-password"
      minLength={8}
      maxLength={1000}
      {...(rule === 'digit' ? { pattern: '.*\\d.*' } : {})}
      required
      hint={texts(rule === 'digit' ? 'signIn.ruleDigit' : 'signIn.ruleNone')}
      error={complaint ? texts(`error.${complaint}`) : error}
      onInvalid={complain}
      onInput={() => setComplaint(null)}
    />
  );
}
