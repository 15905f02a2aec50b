import { Form, href } from 'react-router';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './profile-page.module.css';
import type { ProfileRefusal } from './use-profile-toasts.ts';

/** Why nothing was changed, and the way to a recent sign-in where that is what is missing. */
export function RefusalNote({ refusal }: { readonly refusal: ProfileRefusal | null }) {
  const texts = useTexts();
  return (
    <div role="alert" className={styles.refusal}>
      {refusal && <p>{refusal.text}</p>}
      {refusal?.code === 'recent-sign-in-needed' && (
        <Form method="post" action={href('/logout')} reloadDocument>
          <input type="hidden" name="back" value={href('/profile/me')} />
          <Button type="submit" size="small">
            {texts('profile.signInAgain')}
          </Button>
        </Form>
      )}
    </div>
  );
}
