import type { MonthReturn } from '#contracts/datasets/returns.ts';
import type { Figure } from '#finance/figure.ts';
import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ChartTools } from '../../chart-tools.tsx';
import { FigureList, type FigureItem } from '../../figures/figure-list.tsx';
import { FigureView } from '../../figures/figure-view.tsx';
import { Rate } from '../../figures/rate.tsx';
import type { BlockViewProps } from '../block.tsx';
import { BlockFrame } from '../block-frame.tsx';
import { DrawdownsTable } from './drawdowns-table.tsx';
import { RiskFigure } from './risk-figure.tsx';
import { riskRows } from './risk-rows.ts';
import type { ShownRisk, ShownRiskFigure } from './select-risk.ts';

/** Shows the volatility of the returns, the return per unit of risk, and the falls. */
export function RiskView({ shown, report }: BlockViewProps<ShownRisk>) {
  const texts = useTexts();
  const formats = useFormats();
  const notes = useNotes(shown);
  const extremes = useExtremes(shown);
  const { period, months, own, beside, drawdowns } = shown;
  const title = texts('risk.title');
  if (!drawdowns.available)
    return (
      <BlockFrame title={title}>
        <EmptyState title={texts('risk.empty')} text={texts('risk.emptyText')} />
      </BlockFrame>
    );
  const item = ({ id, figure }: ShownRiskFigure): FigureItem => ({
    key: id,
    name: texts(`figures.${id}`),
    note: figure.available ? notes(id) : undefined,
    value: <RiskFigure id={id} figure={figure} report={report} />,
  });
  const groups = [
    { name: texts('risk.own'), items: [...own.map(item), ...extremes] },
    ...(beside.length > 0 ? [{ name: texts('returns.besideBenchmark'), items: beside.map(item) }] : []),
  ];
  return (
    <BlockFrame
      title={title}
      text={texts('risk.text', { months: formats.count(months), from: formats.date(period.from), to: formats.date(period.to) })}
      tools={<ChartTools fileName={`${title} ${report.asOf}`} table={() => riskRows(shown, texts)} />}
      isFlush
    >
      <FigureList groups={groups} />
      <DrawdownsTable drawdowns={drawdowns.value} />
    </BlockFrame>
  );
}

/** Returns the notes of the figures: the benchmark's volatility or the risk-free rate. */
function useNotes({ benchmarkVolatility, riskFree }: ShownRisk) {
  const texts = useTexts();
  const formats = useFormats();
  return (id: string): string | undefined => {
    if (id === 'volatility' && benchmarkVolatility.available)
      return texts('risk.besideBenchmark', { rate: formats.share(benchmarkVolatility.value) });
    return id === 'sharpe' || id === 'sortino' ? texts('risk.riskFree', { rate: formats.share(riskFree) }) : undefined;
  };
}

function useExtremes({ bestMonth, worstMonth }: ShownRisk): FigureItem[] {
  const texts = useTexts();
  const formats = useFormats();
  const item = (key: 'bestMonth' | 'worstMonth', figure: Figure<MonthReturn>): FigureItem => ({
    key,
    name: texts(`risk.${key}`),
    note: figure.available ? formats.monthYear(figure.value.month) : undefined,
    value: <FigureView figure={figure}>{({ rate }) => <Rate fraction={rate} />}</FigureView>,
  });
  return [item('bestMonth', bestMonth), item('worstMonth', worstMonth)];
}
