import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { FigureTable } from '../../table/figure-table.tsx';
import type { ShownPerformance } from './select-performance.ts';

/** The chart's own figures, newest day first. */
export function PerformanceTable({ shown, height }: { readonly shown: ShownPerformance; readonly height: number }) {
  const texts = useTexts();
  const formats = useFormats();
  const rate = (value: number | null) => ({ text: formats.percent(value ?? Number.NaN) });
  const { points, payments, currency, hasBenchmark } = shown;
  const paid = new Map(payments.map(({ day, paidIn, paidOut }) => [day, paidIn - paidOut]));
  const money = (amount: number) => ({
    text: amount === 0 ? '' : formats.signedMoney(amount, currency),
    isAmount: amount !== 0,
  });
  const header = [
    texts('performance.day'),
    texts('performance.portfolio'),
    ...(hasBenchmark ? [texts('performance.benchmark')] : []),
    texts('performance.fromPeak'),
    texts('performance.payments'),
  ];
  const rows = points
    .toReversed()
    .map(({ day, portfolio, benchmark, drawdown }) => [
      { text: formats.date(day) },
      rate(portfolio),
      ...(hasBenchmark ? [rate(benchmark)] : []),
      rate(drawdown),
      money(paid.get(day) ?? 0),
    ]);
  return <FigureTable name={texts('performance.chart')} header={header} rows={rows} height={height} />;
}
