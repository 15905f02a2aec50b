import { Eye } from 'lucide-react';
import { Form, href } from 'react-router';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../button.tsx';
import { Icon } from '../pictures/icon.tsx';
import styles from './viewing-banner.module.css';

/** Stands above every page while someone sees the portal as a client, and leads out of it. */
export function ViewingBanner({ name }: { readonly name: string | null }) {
  const texts = useTexts();
  if (name === null) return null;
  return (
    <aside className={styles.banner} aria-label={texts('viewAs.title')}>
      <Icon of={Eye} size="small" className={styles.eye} />
      <p className={styles.text}>{texts('viewAs.banner', { name })}</p>
      <Form method="post" action={href('/view-as/stop')} reloadDocument>
        <Button type="submit" size="small">
          {texts('viewAs.stop')}
        </Button>
      </Form>
    </aside>
  );
}
