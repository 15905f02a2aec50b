import { FolderInput } from 'lucide-react';
import type { Report } from '#contracts/reports/report.ts';
import type { DelegatedArea } from '#domain/delegation/delegation.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Tag } from '../../ui/tag.tsx';
import styles from './delegates.module.css';

interface SharedNoteProps {
  readonly report: Pick<Report, 'account'>;
  readonly area: DelegatedArea;
}

/** Names the owner of the portfolio and the part that they share. */
export function SharedNote({ report: { account }, area }: SharedNoteProps) {
  const texts = useTexts();
  return (
    <p className={styles.note}>
      <Tag tone="accent" icon={FolderInput}>
        {texts('delegates.sharedBy', { name: account?.name ?? '' })}
      </Tag>
      <span>{texts(`delegates.limit.${area}`)}</span>
    </p>
  );
}
