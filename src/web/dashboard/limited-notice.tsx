import { CloudOff, RefreshCw } from 'lucide-react';
import { useRevalidator } from 'react-router';
import { useTexts } from '../lib/texts.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/pictures/icon.tsx';
import styles from './limited-notice.module.css';
import { PageNotice } from './page-notice.tsx';

/** Says that returns could not be loaded, what is hidden therefore, and that the rest is as it should be. */
export function LimitedNotice() {
  const texts = useTexts();
  const { revalidate, state } = useRevalidator();
  return (
    <PageNotice icon={CloudOff}>
      <div role="alert" className={styles.words}>
        <p className={styles.title}>{texts('report.limited')}</p>
        <p className={styles.text}>{texts('report.limitedText')}</p>
      </div>
      <Button size="small" disabled={state === 'loading'} onClick={() => void revalidate()}>
        <Icon of={RefreshCw} size="small" />
        {texts(state === 'loading' ? 'states.wait' : 'states.retry')}
      </Button>
    </PageNotice>
  );
}
