import type { VintageFigures } from '#contracts/datasets/private-equity.ts';
import type { Figure } from '#finance/figure.ts';
import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ChartTools } from '../../chart-tools.tsx';
import { FigureView } from '../../figures/figure-view.tsx';
import { Money } from '../../figures/money.tsx';
import { RateFigure } from '../../figures/rate-figure.tsx';
import { Table } from '../../table/table.tsx';
import type { BlockViewProps } from '../block.tsx';
import { BlockFrame } from '../block-frame.tsx';
import type { ShownVintages } from './select-vintages.ts';
import { vintageRows } from './vintage-rows.ts';

const amounts = ['commitment', 'called', 'unfunded', 'distributed', 'value'] as const;
const multiples = ['dpi', 'rvpi', 'tvpi', 'moic'] as const;

/** Vintage by vintage what was committed, called, paid out and is still there. */
export function VintagesView({ shown, report: { unit, asOf } }: BlockViewProps<ShownVintages>) {
  const texts = useTexts();
  const formats = useFormats();
  const title = texts('report.block.vintages');
  const { rows, currency } = shown;
  if (rows.length === 0)
    return (
      <BlockFrame title={title}>
        <EmptyState title={texts('privateEquity.noFunds')} text={texts('privateEquity.noFundsText')} />
      </BlockFrame>
    );
  const money = (figure: Figure) => (
    <FigureView figure={figure}>{(amount) => <Money amount={amount} currency={currency} unit={unit} />}</FigureView>
  );
  const cells = (row: VintageFigures) => [
    ...amounts.map((id) => money(row[id])),
    ...multiples.map((id) => (
      <FigureView key={id} figure={row[id]}>
        {(factor) => formats.multiple(factor)}
      </FigureView>
    )),
    <RateFigure key="netIrr" figure={row.netIrr} />,
  ];
  const columns = [...amounts, ...multiples, 'netIrr' as const].map((id) => texts(`privateEquity.${id}`));
  return (
    <BlockFrame
      title={title}
      isFlush
      footer={
        <>
          <span>{texts('privateEquity.vintagesNote')}</span>
          <ChartTools fileName={`${title} ${asOf}`} table={() => vintageRows(shown, texts)} />
        </>
      }
    >
      <Table
        name={title}
        columns={[texts('privateEquity.vintage'), ...columns].map((label) => ({ label }))}
        rows={rows.map((row) => ({
          key: String(row.vintage),
          cells: [row.vintage ?? texts('privateEquity.notYetCalled'), ...cells(row)],
          note: texts('privateEquity.funds', { count: row.funds }),
        }))}
      />
    </BlockFrame>
  );
}
