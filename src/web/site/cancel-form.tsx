import { ArrowLeft } from 'lucide-react';
import { Form } from 'react-router';
import { useTexts } from '../lib/texts.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/pictures/icon.tsx';
import styles from './sign-in-dialog.module.css';

/** The way back from the second step to the first. */
export function CancelForm({ isBusy }: { readonly isBusy: boolean }) {
  const texts = useTexts();
  return (
    <Form method="post" className={styles.back}>
      <Button type="submit" name="intent" value="cancel" look="text" size="small" disabled={isBusy}>
        <Icon of={ArrowLeft} size="small" />
        {texts('signIn.back')}
      </Button>
    </Form>
  );
}
