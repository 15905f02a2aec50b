import type { ModelRow } from '#contracts/datasets/breakdowns.ts';
import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { Explainable } from '../../explanation/explainable.tsx';
import { SignedMoney } from '../../figures/signed-money.tsx';
import { type TableRow, Table } from '../../table/table.tsx';
import type { ReportFrame } from '../block.tsx';

interface ModelTableProps {
  readonly rows: readonly ModelRow[];
  readonly currency: string;
  readonly report: ReportFrame;
}

/** Every class against the model: weight, target and range, how far it is, what would have to be traded. */
export function ModelTable({ rows, currency, report }: ModelTableProps) {
  const texts = useTexts();
  const formats = useFormats();
  const columns = (['weight', 'target', 'range', 'drift', 'trade'] as const).map((one) => ({
    label: texts(`assetClassesOverTime.${one}`),
  }));
  const rowOf = ({ assetClass, weight, target, min, max, drift, band, trade }: ModelRow): TableRow => {
    const name = texts(`assetClasses.${assetClass}`);
    const distance = (
      <Explainable id="drift" of={assetClass} title={name} report={report}>
        {formats.percent(drift)}
      </Explainable>
    );
    const range = `${formats.share(min)} – ${formats.share(max)}`;
    return {
      key: assetClass,
      cells: [
        <span key="name">
          {name} {band !== 'within' && <Tag tone="warning">{texts(`assetClassesOverTime.${band}`)}</Tag>}
        </span>,
        formats.share(weight),
        formats.share(target),
        range,
        distance,
        <SignedMoney key="trade" amount={trade} currency={currency} decimals={0} />,
      ],
      figure: distance,
      second: texts('assetClassesOverTime.against', { weight: formats.share(weight), target: formats.share(target) }),
      secondFigure: <SignedMoney amount={trade} currency={currency} decimals={0} />,
    };
  };
  return (
    <Table
      name={texts('assetClassesOverTime.modelTitle')}
      columns={[{ label: texts('allocation.by.assetClass') }, ...columns]}
      rows={rows.map(rowOf)}
    />
  );
}
