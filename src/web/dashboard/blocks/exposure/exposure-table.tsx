import type { ReactNode } from 'react';
import type { Exposure, ExposureRow } from '#finance/breakdown/exposure.ts';
import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { WeightBar } from '../../../ui/pictures/weight-bar.tsx';
import { Explainable } from '../../explanation/explainable.tsx';
import { Money } from '../../figures/money.tsx';
import { type TableRow, Table } from '../../table/table.tsx';
import { sliceColor } from '../allocation/slice-color.ts';
import { sliceName } from '../allocation/slice-name.ts';
import type { ReportFrame } from '../block.tsx';
import type { ExposureBy } from './select-exposure.ts';

interface ExposureTableProps {
  readonly by: ExposureBy;
  readonly exposure: Exposure;
  readonly currency: string;
  readonly report: ReportFrame;
}

/** Groups by gross exposure, the whole last. */
export function ExposureTable({ by, exposure: { rows, total }, currency, report }: ExposureTableProps) {
  const texts = useTexts();
  const formats = useFormats();
  const money = (amount: number) => <Money amount={amount} currency={currency} />;
  const cellsOf = ({ long, short, gross }: Omit<ExposureRow, 'key'>) => [money(long), money(short), money(gross)];
  const rowOf = (row: ExposureRow, at: number): TableRow => {
    const share = row.net / total.net;
    const name = sliceName({ dimension: by, key: row.key }, { texts, formats });
    const net: ReactNode = (
      <Explainable id="exposure" of={`${by} ${row.key}`} title={name} report={report}>
        {money(row.net)}
      </Explainable>
    );
    const weight = formats.share(share);
    return {
      key: row.key,
      cells: [name, ...cellsOf(row), net, <WeightBar key="share" share={share} text={weight} color={sliceColor(by, row.key, at)} />],
      figure: net,
      second:
        row.short < 0
          ? texts('exposure.longAndShort', { long: formats.money(row.long, currency), short: formats.money(row.short, currency) })
          : undefined,
      secondFigure: weight,
    };
  };
  const whole: TableRow = {
    key: 'total',
    cells: [texts('exposure.total'), ...cellsOf(total), money(total.net), formats.share(1)],
    figure: money(total.net),
    isTotal: true,
  };
  return (
    <Table
      name={texts(`exposure.titles.${by}`)}
      columns={[
        texts(`allocation.by.${by}`),
        ...(['long', 'short', 'gross'] as const).map((one) => texts(`exposure.${one}`)),
        texts('exposure.net'),
        texts('exposure.share'),
      ].map((label) => ({ label }))}
      rows={[...rows.map(rowOf), whole]}
    />
  );
}
