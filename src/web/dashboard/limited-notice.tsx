import { CloudOff, RefreshCw } from 'lucide-react';
import { useRevalidator } from 'react-router';
import { useTexts } from '../lib/texts.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/pictures/icon.tsx';
import { NoticeWords } from './notice-words.tsx';
import { PageNotice } from './page-notice.tsx';

/** Says that returns could not be loaded, what is hidden therefore, and that the rest is as it should be. */
export function LimitedNotice() {
  const texts = useTexts();
  const { revalidate, state } = useRevalidator();
  return (
    <PageNotice icon={CloudOff}>
      <NoticeWords role="alert" title={texts('report.limited')} text={texts('report.limitedText')} />
      <Button size="small" disabled={state === 'loading'} onClick={() => void revalidate()}>
        <Icon of={RefreshCw} size="small" />
        {texts(state === 'loading' ? 'states.wait' : 'states.retry')}
      </Button>
    </PageNotice>
  );
}
