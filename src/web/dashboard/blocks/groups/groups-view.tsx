import { Plus, UsersRound } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import type { GroupRow } from '#contracts/datasets/accounts.ts';
import { newRecord } from '#contracts/records.ts';
import { useFormats } from '../../../lib/formats.tsx';
import { usePaper } from '../../../lib/paper.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { drawerAddress } from '../../../records/drawer-address.ts';
import { DrawerLink } from '../../../records/drawer-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Icon } from '../../../ui/pictures/icon.tsx';
import { ChartTools } from '../../chart-tools.tsx';
import { FigureView } from '../../figures/figure-view.tsx';
import { Money } from '../../figures/money.tsx';
import { RateFigure } from '../../figures/rate-figure.tsx';
import { SignedMoney } from '../../figures/signed-money.tsx';
import { PeriodLinks } from '../../lists/period-links.tsx';
import { reportAddress } from '../../report-address.ts';
import { type TableRow, Table } from '../../table/table.tsx';
import table from '../../table/table.module.css';
import type { BlockViewProps, ReportFrame } from '../block.tsx';
import { BlockFrame } from '../block-frame.tsx';
import { groupRows } from './group-rows.ts';
import { namedMembers, type ShownGroups } from './select-groups.ts';

/** The groups of clients, each as one; a group leads to the list of its clients. */
export function GroupsView({ shown, report }: BlockViewProps<ShownGroups>) {
  const texts = useTexts();
  const isPaper = usePaper();
  const title = texts('groups.title');
  const create = report.keeps.newClient && !isPaper && <CreateGroup />;
  if (shown.rows.length === 0)
    return (
      <BlockFrame title={title}>
        <EmptyState icon={UsersRound} title={texts('groups.empty')} text={texts('groups.emptyText')}>
          {create}
        </EmptyState>
      </BlockFrame>
    );
  return (
    <BlockFrame
      title={title}
      text={texts('groups.text')}
      tools={
        <>
          {create}
          <ChartTools fileName={`${title} ${report.asOf}`} table={() => groupRows(shown, texts)} />
        </>
      }
      isFlush
    >
      {shown.hasReturns && (
        <div className={table.toolbar}>
          <PeriodLinks period={shown.period} report={report} />
        </div>
      )}
      <GroupTable shown={shown} report={report} />
    </BlockFrame>
  );
}

function GroupTable({ shown, report }: { readonly shown: ShownGroups; readonly report: ReportFrame }) {
  const texts = useTexts();
  const { rows, hasReturns, currency, period } = shown;
  const ofReturns = [texts(`overview.change.${period}`), texts('overview.changeAmount')];
  return (
    <Table
      name={texts('groups.title')}
      columns={[
        { label: texts('groups.group') },
        { label: texts('groups.members'), isText: true },
        { label: texts('overview.clients') },
        { label: texts('overview.value') },
        ...(hasReturns ? ofReturns.map((label) => ({ label })) : []),
      ]}
      rows={rows.map((row) => rowOf(row, { currency, hasReturns, report }))}
    />
  );
}

interface Around {
  readonly currency: string;
  readonly hasReturns: boolean;
  readonly report: ReportFrame;
}

function rowOf(group: GroupRow, { currency, hasReturns, report }: Around): TableRow {
  const { id, value, change } = group;
  const money = <FigureView figure={value}>{(amount) => <Money amount={amount} currency={currency} />}</FigureView>;
  const rate = <RateFigure figure={change.rate} />;
  const gain = <FigureView figure={change.gain}>{(amount) => <SignedMoney amount={amount} currency={currency} decimals={0} />}</FigureView>;
  return {
    key: id,
    cells: [
      <GroupName key="name" group={group} report={report} />,
      <Members key="members" group={group} />,
      <Count key="count" count={group.count} />,
      money,
      ...(hasReturns ? [rate, gain] : []),
    ],
    figure: money,
    second: <Members group={group} />,
    secondFigure: hasReturns ? rate : undefined,
  };
}

/** Leads to the list of its clients; below it what it is rated, and the way to the group itself. */
function GroupName({ group: { id, name, score }, report }: { readonly group: GroupRow; readonly report: ReportFrame }) {
  const texts = useTexts();
  const formats = useFormats();
  const isPaper = usePaper();
  const { search } = useLocation();
  return (
    <>
      <Link to={reportAddress(report, { tab: undefined, group: id })} prefetch="intent">
        {name}
      </Link>
      <span className={table.second}>
        {score !== null && `${texts('groups.score', { score: formats.count(score) })} · `}
        {report.keeps.newClient && !isPaper && (
          <Link to={drawerAddress(search, { collection: 'groups', id })} preventScrollReset aria-label={`${texts('groups.open')}: ${name}`}>
            {texts('groups.open')}
          </Link>
        )}
      </span>
    </>
  );
}

function CreateGroup() {
  const texts = useTexts();
  return (
    <DrawerLink drawn={{ collection: 'groups', id: newRecord }} size="small">
      <Icon of={Plus} size="small" />
      {texts('groups.create')}
    </DrawerLink>
  );
}

/** The first few by name, and how many more there are. */
function Members({ group }: { readonly group: GroupRow }) {
  const texts = useTexts();
  const { names, more } = namedMembers(group);
  return more === 0 ? names.join(', ') : texts('groups.andMore', { names: names.join(', '), count: more });
}

function Count({ count }: { readonly count: number }) {
  return useFormats().count(count);
}
