import { Form } from 'react-router';
import { paths } from '../lib/paths.ts';
import { useTexts } from '../lib/texts.tsx';
import { Button } from '../ui/button.tsx';
import styles from './portals-page.module.css';

/** The way out of a dialog for whoever is signed in. */
export function LeaveForm() {
  const texts = useTexts();
  return (
    <Form method="post" action={paths.signOut} reloadDocument className={styles.leave}>
      <Button type="submit" look="text" size="small">
        {texts('shell.signOut')}
      </Button>
    </Form>
  );
}
