import { SearchX } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { type ExplorerPage, fundPageSizes, type ListedFund } from '#contracts/explorer.ts';
import type { Formats } from '#wording/formats.ts';
import type { Texts } from '#wording/texts.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailedState } from '../../ui/failed-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { OutsideLink } from '../../ui/outside-link.tsx';
import { Pager } from '../../ui/pager.tsx';
import headStyles from '../page-head.module.css';
import { ChoiceMenu } from '../lists/choice-menu.tsx';
import { Table } from '../table/table.tsx';
import { explorerAddress } from './explorer-address.ts';
import { ExplorerFilters } from './explorer-filters.tsx';
import { priceText } from './price-text.ts';
import { Spotlight } from './spotlight.tsx';
import styles from './explorer.module.css';

/** The text in a cell without a value. */
const none = '–';

interface ExplorerViewProps {
  readonly path: string;
  readonly explorer: ExplorerPage;
}

/** Funds of the firm, to be searched and narrowed. */
export function ExplorerView({ path, explorer }: ExplorerViewProps) {
  const texts = useTexts();
  const { funds } = explorer;
  return (
    <>
      <title>{texts('explorer.title')}</title>
      <header className={headStyles.head}>
        <div>
          <h1>{texts('explorer.title')}</h1>
          <p className={headStyles.text}>{texts('explorer.text')}</p>
        </div>
      </header>
      {explorer.spotlight.length > 0 && <Spotlight path={path} funds={explorer.spotlight} />}
      <Card isFlush footer={funds.length > 0 && <Pages path={path} explorer={explorer} />}>
        <ExplorerFilters path={path} explorer={explorer} />
        {!explorer.isReached && <FailedState title={texts('explorer.unreached')} text={texts('explorer.unreachedText')} />}
        {!explorer.isReached ? null : funds.length > 0 ? (
          <FundTable path={path} funds={funds} />
        ) : (
          <NothingThere path={path} explorer={explorer} />
        )}
      </Card>
    </>
  );
}

interface FundColumn {
  readonly id: 'type' | 'assetClass' | 'region' | 'charge' | 'price' | 'factsheet';
  readonly isText?: true;
  /** Null where the fund has nothing to say. */
  readonly cell: (fund: ListedFund, texts: Texts, formats: Formats) => ReactNode;
}

const columns: readonly FundColumn[] = [
  { id: 'type', isText: true, cell: ({ type }, texts) => texts(`instrumentTypes.${type}`) },
  { id: 'assetClass', isText: true, cell: ({ assetClass }, texts) => texts(`assetClasses.${assetClass}`) },
  { id: 'region', isText: true, cell: ({ region }) => region },
  { id: 'charge', cell: ({ charge }, _texts, formats) => (charge === null ? null : formats.share(charge)) },
  {
    id: 'price',
    cell: ({ price }, texts, formats) => price && priceText(price, { texts, formats }),
  },
  {
    id: 'factsheet',
    isText: true,
    cell: ({ factsheet }, texts) => factsheet && <OutsideLink href={factsheet}>{texts('explorer.open')}</OutsideLink>,
  },
];

/** Shows the funds of the page, without columns that no fund fills. */
function FundTable({ path, funds }: Pick<ExplorerPage, 'funds'> & { readonly path: string }) {
  const texts = useTexts();
  const formats = useFormats();
  const told = columns.filter(({ cell }) => funds.some((fund) => cell(fund, texts, formats) !== null));
  const heads = told.map(({ id, isText }) => ({ label: texts(`explorer.${id}`), ...(isText && { isText }) }));
  const rows = funds.map((fund) => ({
    key: fund.id,
    note: fund.symbol,
    cells: [
      <Link key="name" className={styles.name} to={`${path}/${fund.id}`}>
        {fund.name}
      </Link>,
      ...told.map(({ id, cell }) => <Fragment key={id}>{cell(fund, texts, formats) ?? none}</Fragment>),
    ],
  }));
  return <Table name={texts('explorer.title')} columns={[{ label: texts('explorer.fund'), isText: true }, ...heads]} rows={rows} />;
}

function NothingThere({ path, explorer: { query, page } }: ExplorerViewProps) {
  const texts = useTexts();
  const { order: _order, page: _page, top: _top, ...narrowing } = query;
  const isNarrowed = Object.keys(narrowing).length > 0 || page > 1;
  if (!isNarrowed) return <EmptyState title={texts('explorer.empty')} text={texts('explorer.emptyText')} />;
  return (
    <EmptyState icon={SearchX} title={texts('explorer.none')} text={texts('explorer.noneText')}>
      <LinkButton to={explorerAddress(path, {}, {})} size="small">
        {texts('explorer.showAll')}
      </LinkButton>
    </EmptyState>
  );
}

function Pages({ path, explorer: { query, funds, page, pageSize, count } }: ExplorerViewProps) {
  const texts = useTexts();
  const formats = useFormats();
  const first = (page - 1) * pageSize;
  const pages = Math.max(1, Math.ceil(count / pageSize));
  const place = { from: formats.count(first + 1), to: formats.count(first + funds.length), count: formats.count(count) };
  return (
    <>
      <span>{texts('explorer.shown', place)}</span>
      {count > fundPageSizes[0] && <PageSizes path={path} query={query} pageSize={pageSize} />}
      {pages > 1 && (
        <Pager page={page} pages={pages} hrefOf={(wanted) => explorerAddress(path, query, { page: wanted === 1 ? undefined : wanted })} />
      )}
    </>
  );
}

function PageSizes({ path, query, pageSize }: Pick<ExplorerPage, 'query' | 'pageSize'> & { readonly path: string }) {
  const texts = useTexts();
  const options = fundPageSizes.map((each) => ({
    key: String(each),
    label: texts('explorer.perPage', { count: each }),
    href: explorerAddress(path, query, { top: each }),
    isChosen: each === pageSize,
  }));
  return <ChoiceMenu trigger={texts('explorer.perPage', { count: pageSize })} options={options} />;
}
