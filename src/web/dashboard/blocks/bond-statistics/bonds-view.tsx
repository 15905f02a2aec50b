import type { ReactNode } from 'react';
import type { BondRow, BondStatistics } from '#contracts/datasets/breakdowns.ts';
import type { Figure } from '#finance/figure.ts';
import type { Formats } from '#wording/formats.ts';
import type { Texts } from '#wording/texts.ts';
import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ChartTools } from '../../chart-tools.tsx';
import { DetailLink } from '../../details/detail-link.tsx';
import { Explainable } from '../../explanation/explainable.tsx';
import { FigureView } from '../../figures/figure-view.tsx';
import { Money } from '../../figures/money.tsx';
import { type TableRow, Table } from '../../table/table.tsx';
import styles from '../../table/table.module.css';
import type { BlockViewProps, ReportFrame } from '../block.tsx';
import { BlockFrame } from '../block-frame.tsx';
import { bondRows } from './bond-rows.ts';

const columns = [
  'name',
  'cleanPrice',
  'coupon',
  'maturity',
  'runningYield',
  'yieldToMaturity',
  'duration',
  'modifiedDuration',
  'accrued',
  'value',
] as const;

/** The bonds with what they earn at their prices and how long their money is bound; the averages of all on top. */
export function BondsView({ shown, report }: BlockViewProps<BondStatistics>) {
  const texts = useTexts();
  const formats = useFormats();
  const title = texts('bonds.title');
  if (shown.rows.length === 0)
    return (
      <BlockFrame title={title}>
        <EmptyState title={texts('bonds.empty')} text={texts('bonds.emptyText')} />
      </BlockFrame>
    );
  const around = { texts, formats, report, currency: shown.currency };
  return (
    <BlockFrame
      title={title}
      text={texts('bonds.text')}
      tools={<ChartTools fileName={`${title} ${report.asOf}`} table={() => bondRows(shown, texts)} />}
      footer={<span>{texts('bonds.note')}</span>}
      isFlush
    >
      <Table
        name={title}
        columns={columns.map((column) => ({ label: texts(`bonds.${column}`) }))}
        rows={[totalRow(shown, around), ...shown.rows.map((row) => bondRow(row, around))]}
      />
    </BlockFrame>
  );
}

interface Around {
  readonly texts: Texts;
  readonly formats: Formats;
  readonly report: ReportFrame;
  readonly currency: string;
}

function totalRow({ total, rows }: BondStatistics, around: Around): TableRow {
  const name = around.texts('bonds.total', { count: rows.length });
  const { figures, brief, worth } = figureCells(total, { ...around, of: undefined, name });
  return { key: 'total', cells: [name, null, null, null, ...figures], figure: worth, ...brief, isTotal: true };
}

function bondRow(row: BondRow, around: Around): TableRow {
  const { formats, texts } = around;
  const { figures, brief, worth } = figureCells(row, { ...around, of: row.id, name: row.name });
  const title = (
    <span key="name">
      <DetailLink detail={{ kind: 'bond', of: row.id }}>{row.name}</DetailLink>
      <span className={styles.second} data-amount>
        {texts('bonds.nominalOf', { amount: formats.money(row.nominal, row.currency) })}
      </span>
    </span>
  );
  return {
    key: row.id,
    cells: [
      title,
      <FigureView key="price" figure={row.cleanPrice}>
        {(price) => formats.price(price.toFixed(4), row.currency)}
      </FigureView>,
      row.coupon === null ? '–' : formats.share(row.coupon),
      row.maturity === null ? '–' : formats.date(row.maturity),
      ...figures,
    ],
    figure: worth,
    ...brief,
  };
}

interface Named extends Around {
  /** The bond; all of them together without. */
  readonly of: string | undefined;
  readonly name: string;
}

function figureCells(row: BondStatistics['total'], { of, name, texts, formats, report, currency }: Named) {
  const explained = (id: 'yieldToMaturity' | 'duration', figure: Figure, write: (value: number) => string) => (
    <FigureView key={id} figure={figure}>
      {(value) => (
        <Explainable id={id} title={name} report={report} {...(of ? { of } : {})}>
          {write(value)}
        </Explainable>
      )}
    </FigureView>
  );
  const money = (amount: number) => <Money amount={amount} currency={currency} />;
  const inYears = (years: number) => formats.ratio(years);
  const asShare = (rate: number) => formats.share(rate);
  const yieldCell = explained('yieldToMaturity', row.yieldToMaturity, asShare);
  const worth = plain(row.value, money);
  const figures = [
    plain(row.runningYield, asShare),
    yieldCell,
    explained('duration', row.duration, inYears),
    plain(row.modifiedDuration, inYears),
    plain(row.accrued, money),
    worth,
  ];
  const years = row.duration.available ? texts('bonds.years', { years: inYears(row.duration.value) }) : undefined;
  return { figures, worth, brief: { second: years, secondFigure: yieldCell } };
}

function plain(figure: Figure, write: (value: number) => ReactNode): ReactNode {
  return <FigureView figure={figure}>{write}</FigureView>;
}
