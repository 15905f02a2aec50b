import type { Home } from '#contracts/home.ts';
import type { BlockId } from '#contracts/reports/blocks.ts';
import type { Report } from '#contracts/reports/report.ts';
import { useTexts } from '../../lib/texts.tsx';
import { BlockSlot } from '../block-slot.tsx';
import { ExternalIdNotice } from '../external-id-notice.tsx';
import { LimitedNotice } from '../limited-notice.tsx';
import { RefreshingNotice } from '../refreshing-notice.tsx';
import { CommentaryCard } from './commentary-card.tsx';
import { HomeHead } from './home-head.tsx';
import styles from './home.module.css';
import { MessagesCard } from './messages-card.tsx';
import { NewDocuments } from './new-documents.tsx';

interface HomePageProps {
  readonly portal: string;
  readonly report: Report;
  readonly home: Home;
}

/** Shows a client's home page. The value and the returns are on the left, the advisers and the news on the right. */
export function HomePage({ portal, report, home: { greeting, commentary, documents, messages } }: HomePageProps) {
  const texts = useTexts();
  const { left, right, below } = sidesOf(report);
  const card = messages && <MessagesCard portal={portal} messages={messages} writes={report.writes} />;
  // Messages stand where less does, so that the columns end near each other.
  const isShortRight = left.length > right.length && report.page === 'home';
  return (
    <div className={styles.page}>
      <title>{texts('shell.entries.home')}</title>
      <HomeHead greeting={greeting} report={report} />
      <RefreshingNotice title={report.datasets.title} />
      {report.missingExternalId && <ExternalIdNotice missing={report.missingExternalId} />}
      {report.access === 'limited' && <LimitedNotice />}
      <div className={styles.columns}>
        <div className={styles.main}>
          <Blocks ids={left} report={report} />
          {!isShortRight && card}
          {commentary && <CommentaryCard portal={portal} commentary={commentary} />}
        </div>
        <div className={styles.aside}>
          <Blocks ids={right} report={report} />
          {isShortRight && card}
          {documents && <NewDocuments portal={portal} documents={documents} />}
        </div>
      </div>
      <Blocks ids={below} report={report} />
    </div>
  );
}

/** Blocks of a third of the width stand on the right, those of all of it below both columns. */
function sidesOf({ layout: { rows } }: Report) {
  const blocks = rows.flatMap((row) => (row.kind === 'blocks' ? row.blocks : []));
  const ofWidth = (...widths: readonly number[]) => blocks.filter(({ width }) => widths.includes(width)).map(({ block }) => block);
  return { left: ofWidth(6, 8), right: ofWidth(4), below: ofWidth(12) };
}

function Blocks({ ids, report }: { readonly ids: readonly BlockId[]; readonly report: Report }) {
  return ids.map((id) => (
    <div key={id} className={styles.cell} data-block={id}>
      <BlockSlot id={id} report={report} />
    </div>
  ));
}
