import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useTexts } from '../../lib/texts.tsx';
import { Field, type FieldFrame } from './field.tsx';
import { IconButton } from '../icon-button.tsx';
import styles from './field.module.css';

/** A password that can be looked at while it is typed. */
export function PasswordField({ label, hint, error, aside, ...rest }: FieldFrame & Omit<ComponentProps<'input'>, 'id' | 'type'>) {
  const [isShown, setShown] = useState(false);
  const texts = useTexts();
  return (
    <Field label={label} hint={hint} error={error} aside={aside}>
      {(control) => (
        <span className={styles.box}>
          <input {...rest} {...control} type={isShown ? 'text' : 'password'} className={styles.input} />
          <IconButton
            icon={isShown ? EyeOff : Eye}
            label={texts(isShown ? 'signIn.hidePassword' : 'signIn.showPassword')}
            className={styles.eye}
            onClick={() => setShown(!isShown)}
          />
        </span>
      )}
    </Field>
  );
}
