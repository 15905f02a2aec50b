import { href } from 'react-router';
import { SignInAgain } from '../../ui/session/sign-in-again.tsx';
import styles from './profile-page.module.css';
import type { ProfileRefusal } from './use-profile-toasts.ts';

/** Explains why nothing changed and, if a recent sign-in is missing, links to one. */
export function RefusalNote({ refusal }: { readonly refusal: ProfileRefusal | null }) {
  return (
    <div role="alert" className={styles.refusal}>
      {refusal && <p>{refusal.text}</p>}
      {refusal?.code === 'recent-sign-in-needed' && <SignInAgain back={href('/profile/me')} />}
    </div>
  );
}
