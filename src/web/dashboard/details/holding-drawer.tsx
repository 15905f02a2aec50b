import { ExternalLink, Pencil, Plus } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import type { ShownHolding } from '#contracts/datasets/holding-data.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Icon } from '../../ui/pictures/icon.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { Tag } from '../../ui/tag.tsx';
import type { ReportFrame } from '../blocks/block.tsx';
import { drawerSearch } from '../entries/drawer-address.ts';
import { pathOfReport } from '../report-address.ts';
import { HoldingBond } from './holding-bond.tsx';
import { HoldingDocuments } from './holding-documents.tsx';
import { HoldingIncome } from './holding-income.tsx';
import { HoldingLotsTable } from './holding-lots.tsx';
import { HoldingOverview } from './holding-overview.tsx';
import { HoldingTransactions } from './holding-transactions.tsx';
import { type Detail, detailAddress } from './detail-address.ts';
import { DetailDrawer, type DetailProps } from './detail-drawer.tsx';
import styles from './details.module.css';

/** One holding of the page: what it is worth, what it was bought in, what was booked on it and what it brought. */
export function HoldingDrawer({ detail, report }: DetailProps) {
  const texts = useTexts();
  return (
    <DetailDrawer<ShownHolding>
      resource={`holdings/${detail.of}`}
      report={report}
      rows={detail.rows}
      title={texts('holdings.holding')}
      titleOf={({ fund }) => fund.name}
      renderFooter={({ fund, isKept }) => <Ways symbol={fund.symbol} {...{ isKept, detail, report }} />}
    >
      {(data) => <Holding data={data} detail={detail} report={report} />}
    </DetailDrawer>
  );
}

interface HoldingProps extends DetailProps {
  readonly data: ShownHolding;
}

const parts = ['overview', 'lots', 'transactions', 'income', 'documents', 'bond'] as const;
type Part = (typeof parts)[number];

function Holding({ data, detail, report }: HoldingProps) {
  const texts = useTexts();
  const formats = useFormats();
  const { search } = useLocation();
  const first = detail.kind === 'bond' && data.bond ? 'bond' : 'overview';
  const shown = parts.filter((part) => (part !== 'bond' || data.bond !== null) && (part !== 'documents' || data.documents !== null));
  const current = shown.find((part) => part === detail.part) ?? first;
  const counts: Partial<Record<Part, number>> = { lots: data.lots.count, transactions: data.transactions.count };
  const tabs = shown.map((part) => ({
    key: part,
    label: texts(`details.parts.${part}`),
    count: counts[part] === undefined ? undefined : formats.count(counts[part]),
    href: detailAddress(search, { ...detail, part: part === first ? undefined : part, rows: undefined }),
    isCurrent: part === current,
  }));
  return (
    <div className={styles.inner}>
      <p className={styles.kind}>
        <Tag tone="accent">{texts(`instrumentTypes.${data.fund.type}`)}</Tag>
        <span>{data.fund.symbol}</span>
      </p>
      <Tabs label={texts('details.tabs')} tabs={tabs} />
      <div className={styles.body}>{draw(current, { data, detail, report })}</div>
      {current === 'overview' && report.ledger && data.transactions.count > 0 && (
        <p className={styles.note}>
          {texts('entries.corrected')}{' '}
          <Link to={detailAddress(search, { ...detail, part: 'transactions', rows: undefined })} preventScrollReset>
            {texts('entries.correctEntries')}
          </Link>
        </p>
      )}
    </div>
  );
}

function draw(part: Part, { data, detail, report }: HoldingProps) {
  if (part === 'lots') return <HoldingLotsTable data={data} />;
  if (part === 'transactions') return <HoldingTransactions data={data} detail={detail} report={report} />;
  if (part === 'income') return <HoldingIncome data={data} />;
  if (part === 'documents' && data.documents) return <HoldingDocuments documents={data.documents} />;
  return part === 'bond' && data.bond ? <HoldingBond bond={data.bond} currency={data.currency} /> : <HoldingOverview data={data} />;
}

interface WaysProps {
  readonly symbol: string;
  /** True if all of it was recorded by hand and the reader may correct it. */
  readonly isKept: boolean;
  readonly detail: Detail;
  readonly report: ReportFrame;
}

/** Links to the page of the holding and, for readers who record transactions, to the forms. */
function Ways({ symbol, isKept, detail, report: { ledger, portfolio, path } }: WaysProps) {
  const texts = useTexts();
  const { search } = useLocation();
  if (portfolio === null) return null;
  return (
    <>
      <LinkButton to={`${pathOfReport(path)}/funds/${detail.of}${drawerSearch(search)}`}>
        <Icon of={ExternalLink} size="small" />
        {texts('details.page')}
      </LinkButton>
      {ledger && isKept && (
        <LinkButton to={{ search: drawerSearch(search, { drawer: 'kept', symbol, entry: detail.of }) }} preventScrollReset>
          <Icon of={Pencil} size="small" />
          {texts('entries.keptHolding')}
        </LinkButton>
      )}
      {ledger && (
        <LinkButton look="primary" to={{ search: drawerSearch(search, { drawer: 'transaction', symbol }) }} preventScrollReset>
          <Icon of={Plus} size="small" />
          {texts('entries.add')}
        </LinkButton>
      )}
    </>
  );
}
