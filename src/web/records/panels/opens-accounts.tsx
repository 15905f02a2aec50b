import type { ReactNode } from 'react';
import type { Asked, Unrestricted } from '#contracts/people/access-groups.ts';
import pickStyles from '../../dashboard/table/picks.module.css';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import styles from './pick-panel.module.css';

interface OpensAccountsProps {
  readonly asked: Asked;
  readonly text: string;
  readonly onLeave: () => void;
  /** The button that does it all the same: part of the form around. */
  readonly children: ReactNode;
}

/** Warns before accounts become visible: to whom, and how many. */
export function OpensAccounts({ asked: { ask, told }, text, onLeave, children }: OpensAccountsProps) {
  const texts = useTexts();
  const opens = useOpens();
  return (
    <Callout tone="warning" title={texts('accessGroups.askTitle')}>
      <p>{text}</p>
      <ul className={styles.opened}>
        {ask.map((each) => (
          <li key={each.id}>{opens(each)}</li>
        ))}
      </ul>
      <input type="hidden" name="told" value={told} />
      <div className={pickStyles.buttons}>
        <Button onClick={onLeave}>{texts('accessGroups.cancel')}</Button>
        {children}
      </div>
    </Callout>
  );
}

/** Returns a function that describes what a person would then see. */
export function useOpens() {
  const texts = useTexts();
  return ({ name, accounts, opened }: Unrestricted) =>
    opened === 0 ? texts('accessGroups.opensNone', { name, accounts }) : texts('accessGroups.opens', { name, accounts, count: opened });
}
