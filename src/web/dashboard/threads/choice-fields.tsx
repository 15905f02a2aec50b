import type { MessageChoices } from '#domain/thread/message-choices.ts';
import { useTexts } from '../../lib/texts.tsx';
import styles from './thread.module.css';

interface ChoiceFieldsProps {
  readonly chosen: MessageChoices;
  readonly hasLibrary: boolean;
  readonly isForSeveral?: boolean;
  /** True where the form writes a note for now: its choices stay for a reply. */
  readonly isHidden?: boolean;
}

/** Asks the firm whether the client is notified of a message, and whether their library gets a copy. */
export function ChoiceFields({ chosen, hasLibrary, isForSeveral = false, isHidden = false }: ChoiceFieldsProps) {
  const texts = useTexts();
  return (
    <div className={styles.choices} hidden={isHidden}>
      <Choice name="notify" label={texts(isForSeveral ? 'threads.several.notify' : 'threads.notify')} isChosen={chosen.notifies} />
      {hasLibrary && <Choice name="copy" label={texts(isForSeveral ? 'threads.several.copy' : 'threads.copy')} isChosen={chosen.copies} />}
    </div>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly isChosen: boolean;
}

/** A box that is not ticked sends nothing, and the hidden field before it says no. */
function Choice({ name, label, isChosen }: ChoiceProps) {
  return (
    <>
      <input type="hidden" name={name} value="no" />
      <label className={styles.choice}>
        <input type="checkbox" name={name} value="yes" defaultChecked={isChosen} />
        {label}
      </label>
    </>
  );
}
