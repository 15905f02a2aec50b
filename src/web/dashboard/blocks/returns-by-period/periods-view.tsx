import type { ChangeOf } from '#contracts/datasets/returns.ts';
import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ChartTools } from '../../chart-tools.tsx';
import { FigureView } from '../../figures/figure-view.tsx';
import { RateFigure } from '../../figures/rate-figure.tsx';
import { SignedMoney } from '../../figures/signed-money.tsx';
import { comparedLines } from '../../table/compared-lines.tsx';
import { SpansTable } from '../../table/spans-table.tsx';
import type { BlockViewProps } from '../block.tsx';
import { BlockFrame } from '../block-frame.tsx';
import { BenchmarkNote } from '../return-methods/benchmark-note.tsx';
import { periodRows } from './period-rows.ts';
import type { ShownPeriods } from './select-periods.ts';

/** Returns by span, by twelve months, by calendar year, and the changes with their gains. */
export function PeriodsView({ shown, report }: BlockViewProps<ShownPeriods>) {
  const texts = useTexts();
  const formats = useFormats();
  const { spans, bands, years, changes, currency, benchmark } = shown;
  const title = texts('returns.byPeriod');
  if (bands.length === 0)
    return (
      <BlockFrame title={title}>
        <EmptyState title={texts('returns.empty')} text={texts('returns.emptyText')} />
      </BlockFrame>
    );
  const hasBenchmark = benchmark !== null;
  return (
    <BlockFrame
      title={title}
      text={texts('returns.byPeriodText', { date: formats.date(shown.asOf) })}
      tools={<ChartTools fileName={`${title} ${report.asOf}`} table={() => periodRows(shown, texts)} />}
      footer={<BenchmarkNote benchmark={benchmark} clipped={shown.clipped} />}
      isFlush
    >
      <SpansTable
        name={texts('returns.table')}
        spans={spans.map(({ span, isAnnual }) => ({
          key: `${span} ${isAnnual}`,
          name: texts(`performance.${isAnnual ? 'spanAnnual' : 'span'}.${span}`),
        }))}
        lines={comparedLines(spans, hasBenchmark, texts)}
      />
      <SpansTable
        name={texts('returns.bands')}
        spans={bands.map(({ period: { to } }) => ({ key: to, name: formats.date(to) }))}
        lines={comparedLines(bands, hasBenchmark, texts)}
      />
      <SpansTable
        name={texts('returns.years')}
        spans={years.map(({ period: { to } }) => ({ key: to, name: to.slice(0, 4) }))}
        lines={comparedLines(years, hasBenchmark, texts)}
      />
      <Changes changes={changes} currency={currency} />
    </BlockFrame>
  );
}

function Changes({ changes, currency }: { readonly changes: readonly ChangeOf[]; readonly currency: string }) {
  const texts = useTexts();
  return (
    <SpansTable
      name={texts('returns.changes')}
      spans={changes.map(({ span }) => ({ key: span, name: texts(`returns.change.${span}`) }))}
      lines={[
        { key: 'rate', name: texts('returns.rate'), cells: changes.map(({ span, rate }) => <RateFigure key={span} figure={rate} />) },
        {
          key: 'gain',
          name: texts('returns.gain'),
          cells: changes.map(({ span, gain }) => (
            <FigureView key={span} figure={gain}>
              {(amount) => <SignedMoney amount={amount} currency={currency} decimals={0} />}
            </FigureView>
          )),
        },
      ]}
    />
  );
}
