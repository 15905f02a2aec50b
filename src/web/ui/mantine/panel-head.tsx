import { X } from 'lucide-react';
import { useTexts } from '../../lib/texts.tsx';
import { IconButton } from '../icon-button.tsx';
import styles from './panel.module.css';

/** The head of what stands over the page: what it is, and the way out. */
export function PanelHead({ title, onClose }: { readonly title: string; readonly onClose: () => void }) {
  const texts = useTexts();
  return (
    <header className={styles.head}>
      <h2 className={styles.title}>{title}</h2>
      <IconButton icon={X} label={texts('shell.close')} size="small" onClick={onClose} />
    </header>
  );
}
