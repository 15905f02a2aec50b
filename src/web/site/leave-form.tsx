import { Form, href } from 'react-router';
import { useTexts } from '../lib/texts.tsx';
import { Button } from '../ui/button.tsx';
import styles from './portals-page.module.css';

/** The way out of a dialog for the signed-in user. */
export function LeaveForm() {
  const texts = useTexts();
  return (
    <Form method="post" action={href('/logout')} reloadDocument className={styles.leave}>
      <Button type="submit" look="text" size="small">
        {texts('shell.signOut')}
      </Button>
    </Form>
  );
}
