import { useTexts } from '../../lib/texts.tsx';
import styles from './thread.module.css';

interface NotifyFieldProps {
  readonly isChosen: boolean;
  readonly isForSeveral?: boolean;
  /** True where the form writes a note for now: its choice stays for a reply. */
  readonly isHidden?: boolean;
}

/** Asks the firm whether the client is notified of a message. A box that is not ticked sends nothing, and the hidden field before it says no. */
export function NotifyField({ isChosen, isForSeveral = false, isHidden = false }: NotifyFieldProps) {
  const texts = useTexts();
  return (
    <div hidden={isHidden}>
      <input type="hidden" name="notify" value="no" />
      <label className={styles.notify}>
        <input type="checkbox" name="notify" value="yes" defaultChecked={isChosen} />
        {texts(isForSeveral ? 'threads.several.notify' : 'threads.notify')}
      </label>
    </div>
  );
}
