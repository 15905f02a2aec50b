import { useId } from 'react';
import { href } from 'react-router';
import { useTexts } from '../lib/texts.tsx';
import type { SignUpPortal } from '#contracts/people/sign-up.ts';
import { FieldNote } from '../ui/fields/field-note.tsx';
import { useMissing } from '../ui/fields/use-missing.ts';
import styles from './sign-in-dialog.module.css';

interface SignUpTermsProps {
  readonly label: string;
  /** The portal that is signed up for; null while none is chosen. */
  readonly portal: Pick<SignUpPortal, 'id' | 'name' | 'hasTerms'> | null;
  /** True when the link to the terms names their portal. */
  readonly isNamed?: boolean;
  readonly onTicked?: (hasTicked: boolean) => void;
}

/** The box for the terms of use, with the way to read them. */
export function SignUpTerms({ label, portal, isNamed = false, onTicked }: SignUpTermsProps) {
  const noteId = useId();
  const { missing, onInvalid, forget } = useMissing(label, useTexts()('error.terms-not-accepted'));
  const heedTickBeforeScripts = (box: HTMLInputElement | null) => {
    if (box?.checked) onTicked?.(true);
  };
  return (
    <div className={styles.terms}>
      <label>
        <input
          ref={heedTickBeforeScripts}
          type="checkbox"
          name="terms"
          value="accepted"
          required
          aria-describedby={missing === null ? undefined : noteId}
          aria-invalid={missing === null ? undefined : true}
          onInvalid={onInvalid}
          onChange={({ target }) => {
            forget();
            onTicked?.(target.checked);
          }}
        />
        <span>{label}</span>
      </label>
      <FieldNote id={noteId} error={missing ?? undefined} />
      {portal?.hasTerms && <TermsLink portal={portal} isNamed={isNamed} />}
    </div>
  );
}

/** Links to the terms beside their box. They open in a tab of their own, so that typed values stay. */
function TermsLink({ portal, isNamed }: { readonly portal: Pick<SignUpPortal, 'id' | 'name'>; readonly isNamed: boolean }) {
  const texts = useTexts();
  return (
    <a href={href('/terms/:portal', { portal: portal.id })} target="_blank" rel="noreferrer" className={styles.termsLink}>
      {isNamed ? texts('signIn.readTermsOf', { portal: portal.name }) : texts('signIn.readTerms')}
    </a>
  );
}
