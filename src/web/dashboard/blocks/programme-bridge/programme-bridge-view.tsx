import { useMemo } from 'react';
import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { CalculationPageLink } from '../../explanation/calculation-link.tsx';
import { reasonText } from '../../figures/reason-text.ts';
import type { BlockViewProps, ReportFrame } from '../block.tsx';
import { BlockFrame } from '../block-frame.tsx';
import { RangeLinks } from '../performance/range-links.tsx';
import { BridgeCard } from '../value-bridge/bridge-card.tsx';
import { programmeBridgeRows } from './programme-bridge-rows.ts';
import type { ProgrammeBar, ShownProgrammeBridge } from './select-programme-bridge.ts';

/** Shows how the value of all funds moved from the opening to the closing day. */
export function ProgrammeBridgeView({ shown, report }: BlockViewProps<ShownProgrammeBridge>) {
  const texts = useTexts();
  const { lines } = shown;
  if (lines.available) return <Bridge shown={shown} lines={lines.value} report={report} />;
  return (
    <BlockFrame title={texts('privateEquity.bridge.title')}>
      <EmptyState title={texts('valueBridge.empty')} text={reasonText(lines, texts)} />
    </BlockFrame>
  );
}

interface BridgeProps {
  readonly shown: ShownProgrammeBridge;
  readonly lines: readonly ProgrammeBar[];
  readonly report: ReportFrame;
}

function Bridge({ shown, lines, report }: BridgeProps) {
  const texts = useTexts();
  const formats = useFormats();
  const { period, currency, range } = shown;
  const days = { from: formats.date(period.from), to: formats.date(period.to) };
  const bars = useMemo(
    () =>
      lines.map((bar) => {
        const date = formats.date(bar.line === 'opening' ? period.from : period.to);
        return { ...bar, key: bar.line, name: texts(`privateEquity.bridge.${bar.line}`, { date }), figure: null };
      }),
    [lines, period, texts, formats],
  );
  const sizeOf = (wanted: ProgrammeBar['line']) =>
    formats.money(Math.abs(lines.find(({ line }) => line === wanted)?.amount ?? 0), currency, { decimals: 0 });
  const amounts = { called: sizeOf('called'), distributed: sizeOf('distributed'), change: sizeOf('change') };
  const course = lines.some(({ line, amount }) => line === 'change' && amount < 0) ? 'lost' : 'gained';
  return (
    <BridgeCard
      title={texts('privateEquity.bridge.title')}
      chartName={texts('privateEquity.bridge.chart')}
      tell={(told) => texts(`privateEquity.bridge.${course}`, told)}
      amounts={amounts}
      payments={texts('privateEquity.bridge.payments')}
      bars={bars}
      currency={currency}
      report={report}
      table={() => programmeBridgeRows(shown, texts)}
      toolbar={<RangeLinks range={range} report={report} />}
      note={texts('valueBridge.period', days)}
      link={<CalculationPageLink page="capital-account" report={report} />}
    />
  );
}
