import type { ReactNode } from 'react';
import { FolderInput } from 'lucide-react';
import type { Report, ReportRow } from '#contracts/reports/report.ts';
import type { Texts } from '#wording/texts.ts';
import type { DelegatedArea } from '#domain/delegation/delegation.ts';
import { SharedContext } from '../lib/shared.tsx';
import { useTexts } from '../lib/texts.tsx';
import { BlockSlot } from './block-slot.tsx';
import { Folding } from './blocks/block-frame.tsx';
import { blocks } from './blocks/registry.ts';
import { Tag } from '../ui/tag.tsx';
import delegateStyles from './delegates/delegates.module.css';
import { DetailLayer } from './details/detail-layer.tsx';
import { EntryLayer } from './entries/entry-layer.tsx';
import { ExternalIdNotice } from './external-id-notice.tsx';
import { LimitedNotice } from './limited-notice.tsx';
import { NextStep } from './next-step.tsx';
import { RefreshingNotice } from './refreshing-notice.tsx';
import { ReportHeader } from './report-header.tsx';
import styles from './report-page.module.css';
import { SectionBar } from './section-bar.tsx';
import { TabsRow } from './tabs-row.tsx';

interface ReportPageProps {
  readonly report: Report;
  /** The content of a section without blocks. */
  readonly children?: ReactNode;
}

/**
 * Every page of the dashboard that is made of blocks: its header, then the rows of the variant's layout on twelve
 * columns. Each block waits, fails and comes back by itself.
 */
export function ReportPage({ report, children }: ReportPageProps) {
  const texts = useTexts();
  return (
    <SharedContext value={report.shared}>
      <title>{titleOf(report, texts)}</title>
      <SectionBar report={report} />
      <ReportHeader report={report} />
      {report.shared && <SharedNote report={report} area={report.shared} />}
      <RefreshingNotice title={report.datasets.title} />
      {report.missingExternalId && <ExternalIdNotice missing={report.missingExternalId} />}
      {report.access === 'limited' && <LimitedNotice />}
      <NextStep report={report} />
      {children}
      <div className={styles.grid}>
        {report.layout.rows.map((row) => (
          <Row key={rowKey(row)} row={row} report={report} />
        ))}
      </div>
      <EntryLayer report={report} />
      <DetailLayer report={report} />
    </SharedContext>
  );
}

/** Below its summary a page is called after the section and what it is about. */
function titleOf({ portfolio, account, section }: Report, texts: Texts): string {
  const name = portfolio?.name ?? account?.name ?? texts('overview.title');
  return section === 'summary' ? name : `${texts(`report.section.${section}`)} · ${name}`;
}

function Row({ row, report }: { readonly row: ReportRow; readonly report: Report }) {
  if (row.kind === 'tabs')
    return (
      <div className={styles.full}>
        <TabsRow tabs={row.tabs} report={report} />
      </div>
    );
  return row.blocks.map(({ block, width }) => (
    <div key={block} className={styles.cell} data-width={width}>
      {blocks[block].isFolded ? (
        <Folding>
          <BlockSlot id={block} report={report} />
        </Folding>
      ) : (
        <BlockSlot id={block} report={report} />
      )}
    </div>
  ));
}

function rowKey(row: ReportRow): string {
  return (row.kind === 'tabs' ? row.tabs : row.blocks).map(({ block }) => block).join(' ');
}

interface SharedNoteProps {
  readonly report: Pick<Report, 'account'>;
  readonly area: DelegatedArea;
}

/** Names the owner of the portfolio and the part that they share. */
function SharedNote({ report: { account }, area }: SharedNoteProps) {
  const texts = useTexts();
  return (
    <p className={delegateStyles.note}>
      <Tag tone="accent" icon={FolderInput}>
        {texts('delegates.sharedBy', { name: account?.name ?? '' })}
      </Tag>
      <span>{texts(`delegates.limit.${area}`)}</span>
    </p>
  );
}
