import type { ClientSort } from '#contracts/reports/report-choices.ts';
import type { Texts } from '#wording/texts.ts';
import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { Sparkline } from '../../../ui/pictures/sparkline.tsx';
import { PortfolioTypeTag } from '../../../ui/portfolio-type/portfolio-type.tsx';
import { Money } from '../../figures/money.tsx';
import { RateFigure } from '../../figures/rate-figure.tsx';
import { reportAddress } from '../../report-address.ts';
import type { GridColumn } from '../../table/grid-column.ts';
import tableStyles from '../../table/table.module.css';
import type { BlockViewProps } from '../block.tsx';
import { ClientLink } from './client-link.tsx';
import { ClientFlags } from './client-flags.tsx';
import { programmeColumns } from './programme-columns.tsx';
import { firstOrder, type ShownClient, type ShownClients } from './select-clients.ts';
import styles from './client-grid.module.css';

const halfBarWidth = 36;

const other = { asc: 'desc', desc: 'asc' } as const;

/** The columns of figures: without a value the reason stands across them. */
export const figureColumns = [
  'portfolios',
  'commitment',
  'called',
  'unfunded',
  'value',
  'change',
  'benchmark',
  'twelveMonths',
  'dpi',
  'tvpi',
  'netIrr',
  'callsDue',
] as const;

type SortOf = (by: ClientSort) => NonNullable<GridColumn<ShownClient>['sort']>;

/** Sorted by address, so that a link shows a colleague the same list. */
export function useClientColumns({ shown, report }: BlockViewProps<ShownClients>): GridColumn<ShownClient>[] {
  const texts = useTexts();
  const { currency } = shown;
  const sort: SortOf = (by) => {
    const order = shown.sort === by ? shown.order : null;
    return { order, by: reportAddress(report, { sort: by, order: order ? other[order] : firstOrder(by) }) };
  };
  const { unit } = report;
  const ofFunds =
    shown.figures === 'privateEquity' ? programmeColumns({ texts, currency, unit, hasReturns: shown.hasReturns, sort }) : null;
  return [
    {
      id: 'name',
      label: texts('overview.client'),
      isName: true,
      className: styles.client,
      sort: sort('name'),
      cell: ({ id, name, externalId, email }) => (
        <>
          <ClientLink client={{ id, name }} shown={shown} report={report} className={styles.name} />
          <span className={tableStyles.second}>{externalId ?? email}</span>
        </>
      ),
    },
    ...(ofFunds ? ofFunds.before : [portfoliosColumn(texts)]),
    {
      id: 'value',
      label: texts('overview.value'),
      sort: sort('value'),
      cell: ({ value }) => value.available && <Money amount={value.value} currency={currency} unit={ofFunds ? unit : null} />,
    },
    ...(ofFunds ? ofFunds.after : shown.hasReturns ? returnColumns(shown, texts, sort) : []),
    {
      id: 'lastLogin',
      label: texts('overview.lastSignIn'),
      sort: sort('lastLogin'),
      cell: (client) => <LastSignIn client={client} />,
    },
    { id: 'flags', label: texts('overview.flags'), cell: (client) => <ClientFlags client={client} /> },
  ];
}

function portfoliosColumn(texts: Texts): GridColumn<ShownClient> {
  return {
    id: 'portfolios',
    label: texts('overview.portfolios'),
    isText: true,
    cell: ({ portfolioTypes }) => (
      <span className={styles.tags}>
        {portfolioTypes.map((type) => (
          <PortfolioTypeTag key={type} type={type}>
            {type}
          </PortfolioTypeTag>
        ))}
      </span>
    ),
  };
}

function returnColumns({ currency, period }: ShownClients, texts: Texts, sort: SortOf): GridColumn<ShownClient>[] {
  return [
    {
      id: 'change',
      label: texts(`overview.change.${period}`),
      sort: sort('change'),
      cell: (client) => <Change client={client} currency={currency} />,
    },
    {
      id: 'benchmark',
      label: texts('overview.againstBenchmark'),
      sort: sort('benchmark'),
      cell: ({ difference, lean }) => (
        <span className={styles.against}>
          <RateFigure figure={difference} />
          <LeaningBar lean={lean} />
        </span>
      ),
    },
    {
      id: 'twelveMonths',
      label: texts('overview.twelveMonths'),
      cell: ({ sparkline, isRefreshing }) => (
        <span className={styles.course} data-refreshing={isRefreshing || undefined}>
          <Sparkline values={sparkline} />
        </span>
      ),
    },
  ];
}

/** Shows the change in value, as a return and in money. */
function Change({ client: { change }, currency }: { readonly client: ShownClient; readonly currency: string }) {
  return (
    <>
      <RateFigure figure={change.rate} />
      {change.rate.available && change.gain.available && (
        <span className={tableStyles.second}>
          <Money amount={change.gain.value} currency={currency} decimals={0} isSigned />
        </span>
      )}
    </>
  );
}

function LastSignIn({ client: { lastLogin, isNeverSignedIn } }: { readonly client: ShownClient }) {
  const texts = useTexts();
  const formats = useFormats();
  if (isNeverSignedIn) return <span className={styles.never}>{texts('overview.never')}</span>;
  return <span className={styles.day}>{lastLogin === null ? '–' : formats.date(lastLogin)}</span>;
}

/** A bar to the right of its middle when ahead, to the left when behind; the number beside it says how much. */
function LeaningBar({ lean }: { readonly lean: number }) {
  const length = Math.abs(lean) * (halfBarWidth - 1);
  const x = lean < 0 ? halfBarWidth - length : halfBarWidth + 1;
  return (
    <svg width={2 * halfBarWidth + 1} height="12" viewBox={`0 0 ${2 * halfBarWidth + 1} 12`} aria-hidden>
      <path d={`M${halfBarWidth + 0.5} 0V12`} stroke="var(--border-strong)" />
      {length > 0 && <rect x={x} y="3" width={length} height="6" rx="1" fill={lean < 0 ? 'var(--negative)' : 'var(--positive)'} />}
    </svg>
  );
}
