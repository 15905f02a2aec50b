import { RefreshCw } from 'lucide-react';
import type { Freshness, Title } from '#contracts/datasets/title.ts';
import type { Loading } from '#contracts/reports/report.ts';
import { useFormats } from '../lib/formats.tsx';
import { usePaper } from '../lib/paper.tsx';
import { useTexts } from '../lib/texts.tsx';
import { useAskingAgain } from '../lib/use-asking-again.ts';
import { Icon } from '../ui/pictures/icon.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { AwaitDataset } from './await-dataset.tsx';
import styles from './refreshing-notice.module.css';

/** While figures are computed again the old ones stay, with their date; the page asks again until the new ones are there. */
export function RefreshingNotice({ title }: { readonly title: Loading<Title> | undefined }) {
  const isPaper = usePaper();
  if (isPaper) return null;
  return (
    <AwaitDataset dataset={title}>{({ freshness }) => (freshness.isRefreshing ? <Notice freshness={freshness} /> : null)}</AwaitDataset>
  );
}

function Notice({ freshness: { lastDay } }: { readonly freshness: Freshness }) {
  const texts = useTexts();
  const formats = useFormats();
  useAskingAgain();
  const text = lastDay ? texts('report.refreshing', { date: formats.date(lastDay) }) : texts('report.refreshingFirst');
  return (
    <output className={styles.notice}>
      <ProgressBar label={text} share={null} />
      <p className={styles.text}>
        <Icon of={RefreshCw} size="small" />
        {text}
      </p>
    </output>
  );
}
