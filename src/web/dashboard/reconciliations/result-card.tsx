import { CircleCheck, Download, ArrowLeftRight, Check, Clock, type LucideIcon, SearchX, TriangleAlert } from 'lucide-react';
import { href, Link } from 'react-router';
import { type OpenedReconciliation, type RowFilter, rowFilters, type ShownReconciledRow } from '#contracts/reconciliations.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { buttonClass } from '../../ui/button-look.ts';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Icon } from '../../ui/pictures/icon.tsx';
import { Table } from '../table/table.tsx';
import { BreakCell } from './break-cell.tsx';
import { Tag, type Tone } from '../../ui/tag.tsx';
import styles from './reconciliations.module.css';
import { holdingText, reasonText } from './result-file.ts';

const outcomeLooks: Readonly<Record<ShownReconciledRow['outcome'], { readonly tone: Tone; readonly icon: LucideIcon }>> = {
  agrees: { tone: 'positive', icon: Check },
  differs: { tone: 'warning', icon: ArrowLeftRight },
  'only-custodian': { tone: 'warning', icon: TriangleAlert },
  'only-ledger': { tone: 'warning', icon: TriangleAlert },
  'not-recognised': { tone: 'negative', icon: SearchX },
};

/** Both sides of a list, those that are open first. */
export function ResultCard({ opened }: { readonly opened: OpenedReconciliation }) {
  const texts = useTexts();
  const { one, rowsShown } = opened;
  const { show, page, count, pageSize, rows } = rowsShown;
  const pages = Math.ceil(count / pageSize);
  const path = href('/admin/reconciliations/:reconciliation', { reconciliation: one.id });
  const hrefOf = (wanted: number) => `${path}?show=${show}&page=${wanted}`;
  return (
    <Card
      title={texts('reconciliations.result.title')}
      text={texts('reconciliations.result.text')}
      tools={
        <a href={`${path}/result.csv`} download className={buttonClass({ size: 'small' })}>
          <Icon of={Download} size="small" />
          {texts('reconciliations.result.csv')}
        </a>
      }
      isFlush
      footer={pages > 1 && <Pager page={page} pages={pages} hrefOf={hrefOf} />}
    >
      {one.counts?.hasCash === false && <p className={styles.note}>{texts('reconciliations.result.withoutCash')}</p>}
      <Filters one={one} show={show} path={path} />
      {rows.length === 0 ? (
        <EmptyState
          icon={CircleCheck}
          title={texts(show === 'open' ? 'reconciliations.result.noneOpen' : 'reconciliations.result.none')}
          text={show === 'open' ? texts('reconciliations.result.noneOpenText') : undefined}
        />
      ) : (
        <SidesTable rows={rows} mayAccept={opened.abilities.accept} />
      )}
    </Card>
  );
}

function Filters({ one, show, path }: { readonly one: OpenedReconciliation['one']; readonly show: RowFilter; readonly path: string }) {
  const texts = useTexts();
  const formats = useFormats();
  const outcomes = one.counts?.outcomes;
  const countOf = (filter: RowFilter) => {
    if (filter === 'open') return one.open;
    if (!outcomes) return 0;
    return filter === 'all' ? Object.values(outcomes).reduce((sum, count) => sum + count, 0) : outcomes[filter];
  };
  return (
    <nav className={styles.filters} aria-label={texts('reconciliations.result.filter')}>
      {rowFilters
        .filter((filter) => filter === 'open' || filter === 'all' || countOf(filter) > 0)
        .map((filter) => (
          <Chip key={filter} href={`${path}?show=${filter === show ? 'all' : filter}`} isOn={filter === show && filter !== 'all'}>
            {filter === 'open' || filter === 'all' ? texts(`reconciliations.show.${filter}`) : texts(`reconciliations.outcomes.${filter}`)}{' '}
            {formats.count(countOf(filter))}
          </Chip>
        ))}
    </nav>
  );
}

function SidesTable({ rows, mayAccept }: { readonly rows: readonly ShownReconciledRow[]; readonly mayAccept: boolean }) {
  const texts = useTexts();
  const written = useWritten();
  return (
    <Table
      name={texts('reconciliations.result.title')}
      columns={[
        { label: texts('reconciliations.result.holding'), isText: true },
        { label: texts('reconciliations.result.ledger') },
        { label: texts('reconciliations.result.custodian') },
        { label: texts('reconciliations.result.difference') },
        { label: texts('reconciliations.result.outcome'), isText: true },
        { label: texts('reconciliations.result.look'), isText: true },
      ]}
      rows={rows.map((row) => ({
        key: String(row.position),
        cells: [
          holdingText(row, texts),
          written(row, row.ledger),
          written(row, row.custodian),
          written(row, row.difference, true),
          <Outcome key="outcome" row={row} />,
          <BreakCell key="look" row={row} mayAccept={mayAccept} />,
        ],
        note: <Place row={row} />,
      }))}
    />
  );
}

/** Shows the owner of the holding, or its line in the file. */
function Place({ row: { portfolio, account, line } }: { readonly row: ShownReconciledRow }) {
  const texts = useTexts();
  const formats = useFormats();
  const inFile = line === null ? null : texts('reconciliations.result.lineOf', { line: formats.count(line) });
  const parts = [portfolio ? null : texts('reconciliations.result.account', { account }), inFile].filter(Boolean).join(', ');
  if (!portfolio) return parts;
  const { name, client, portal, address } = portfolio;
  return (
    <>
      <Link to={href('/dashboard/:portal/portfolio/:portfolio', { portal, portfolio: address })}>
        {texts('reconciliations.result.place', { client, portfolio: name })}
      </Link>
      {parts && `, ${parts}`}
    </>
  );
}

function Outcome({ row }: { readonly row: ShownReconciledRow }) {
  const texts = useTexts();
  const reason = reasonText(row, texts);
  return (
    <>
      <OutcomeTag row={row} />
      {reason && <span className={styles.second}>{reason}</span>}
    </>
  );
}

/** Units, or money of cash; a difference with its sign. */
function useWritten() {
  const formats = useFormats();
  return ({ currency }: ShownReconciledRow, text: string | null, isSigned = false): string => {
    if (text === null) return '–';
    if (currency !== null) return isSigned ? formats.signedMoney(text, currency) : formats.money(text, currency);
    const sign = isSigned && !text.startsWith('-') && text !== '0' ? '+' : '';
    return `${sign}${formats.units(text)}`;
  };
}

/** Shows the result of the comparison for a holding. */
function OutcomeTag({ row: { outcome, isUnsettled } }: { readonly row: Pick<ShownReconciledRow, 'outcome' | 'isUnsettled'> }) {
  const texts = useTexts();
  const { tone, icon } = isUnsettled ? { tone: 'neutral' as const, icon: Clock } : outcomeLooks[outcome];
  return (
    <Tag tone={tone} icon={icon}>
      {texts(`reconciliations.outcomes.${outcome}`)}
    </Tag>
  );
}
