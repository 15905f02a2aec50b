import { CloudOff, RefreshCw } from 'lucide-react';
import { useRevalidator } from 'react-router';
import { useTexts } from '../lib/texts.tsx';
import { Button } from './button.tsx';
import { Icon } from './pictures/icon.tsx';
import { StatePanel } from './state-panel.tsx';
import styles from './state-panel.module.css';

/** Something could not be loaded: what, that the rest is complete, Retry, and the number to tell us. */
export function FailedState({ title, text, requestId }: FailedStateProps) {
  const texts = useTexts();
  const { revalidate, state } = useRevalidator();
  return (
    <div role="alert">
      <StatePanel icon={CloudOff} tone="negative" title={title} text={text ?? texts('states.restComplete')}>
        <Button size="small" disabled={state === 'loading'} onClick={() => void revalidate()}>
          <Icon of={RefreshCw} size="small" />
          {texts(state === 'loading' ? 'states.wait' : 'states.retry')}
        </Button>
        {requestId && <span className={styles.note}>{texts('states.request', { id: requestId })}</span>}
      </StatePanel>
    </div>
  );
}

interface FailedStateProps {
  readonly title: string;
  readonly text?: string;
  readonly requestId?: string | undefined;
}
