import { href } from 'react-router';
import { SignInAgain } from '../../ui/session/sign-in-again.tsx';
import styles from './profile-page.module.css';
import type { ProfileRefusal } from './use-profile-toasts.ts';

/** Why nothing was changed, and the way to a recent sign-in where that is what is missing. */
export function RefusalNote({ refusal }: { readonly refusal: ProfileRefusal | null }) {
  return (
    <div role="alert" className={styles.refusal}>
      {refusal && <p>{refusal.text}</p>}
      {refusal?.code === 'recent-sign-in-needed' && <SignInAgain back={href('/profile/me')} />}
    </div>
  );
}
