import { Unlink } from 'lucide-react';
import type { Report } from '#contracts/reports/report.ts';
import { useTexts } from '../lib/texts.tsx';
import { NoticeWords } from './notice-words.tsx';
import { PageNotice } from './page-notice.tsx';

/** Says that the account of the page has no external ID, or one under which nothing was found, what it lacks therefore, and who can help. */
export function ExternalIdNotice({ missing }: { readonly missing: NonNullable<Report['missingExternalId']> }) {
  const texts = useTexts();
  return (
    <PageNotice icon={Unlink}>
      <NoticeWords
        title={texts(missing === 'unmatched' ? 'report.externalIdUnmatched' : 'report.externalIdMissing')}
        text={texts(`report.externalIdMissingText.${missing}`)}
      />
    </PageNotice>
  );
}
