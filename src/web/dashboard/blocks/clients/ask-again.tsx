import { RefreshCw } from 'lucide-react';
import { useRevalidator } from 'react-router';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/pictures/icon.tsx';
import styles from './client-grid.module.css';

/** Asks once more for what could not be said of a client; the rest of the list comes along. */
export function AskAgain({ name }: { readonly name: string }) {
  const texts = useTexts();
  const { revalidate, state } = useRevalidator();
  return (
    <Button size="small" className={styles.again} disabled={state === 'loading'} onClick={() => void revalidate()}>
      <Icon of={RefreshCw} size="small" />
      {texts(state === 'loading' ? 'states.wait' : 'states.retry')}
      <span className="sr">: {name}</span>
    </Button>
  );
}
