import { useMemo } from 'react';
import type { Period } from '#contracts/datasets/period.ts';
import type { BridgeLine } from '#finance/gains/bridge-lines.ts';
import type { Formats } from '#wording/formats.ts';
import type { Texts } from '#wording/texts.ts';
import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { CalculationLink } from '../../explanation/calculation-link.tsx';
import { reasonText } from '../../figures/reason-text.ts';
import type { BlockViewProps, ReportFrame } from '../block.tsx';
import { BlockFrame } from '../block-frame.tsx';
import { BridgeCard } from './bridge-card.tsx';
import { BridgeParts } from './bridge-parts.tsx';
import { bridgeRows } from './bridge-rows.ts';
import { bridgeSummary } from './bridge-summary.ts';
import type { ShownBridge, ShownLine } from './select-bridge.ts';

/** Shows how the value moved from the opening to the closing day of the period. */
export function BridgeView({ shown, report }: BlockViewProps<ShownBridge>) {
  const texts = useTexts();
  const { lines } = shown;
  if (lines.available) return <Bridge shown={shown} lines={lines.value} report={report} />;
  return (
    <BlockFrame title={texts('valueBridge.title')}>
      <EmptyState title={texts('valueBridge.empty')} text={reasonText(lines, texts)} />
    </BlockFrame>
  );
}

interface BridgeProps {
  readonly shown: ShownBridge;
  readonly lines: readonly ShownLine[];
  readonly report: ReportFrame;
}

function Bridge({ shown, lines, report }: BridgeProps) {
  const texts = useTexts();
  const formats = useFormats();
  const { currency, period } = shown;
  const bars = useMemo(
    () => lines.map((line) => ({ ...line, key: line.line, name: lineName(line.line, period, { texts, formats }) })),
    [lines, period, texts, formats],
  );
  const { kind, amounts } = bridgeSummary(lines, currency, formats);
  return (
    <BridgeCard
      title={texts('valueBridge.title')}
      chartName={texts('valueBridge.chart')}
      tell={(told) => texts(`valueBridge.${kind}`, told)}
      amounts={amounts}
      payments={texts('valueBridge.key.payments')}
      bars={bars}
      currency={currency}
      report={report}
      table={() => bridgeRows(shown, texts)}
      note={texts('valueBridge.period', { from: formats.date(period.from), to: formats.date(period.to) })}
      link={<CalculationLink id="growth" report={report} />}
    >
      <BridgeParts shown={shown} report={report} />
    </BridgeCard>
  );
}

/** The name of a line; the values with their days. */
function lineName(line: BridgeLine, period: Period, { texts, formats }: { readonly texts: Texts; readonly formats: Formats }): string {
  return texts(`valueBridge.line.${line}`, { date: formats.date(line === 'opening' ? period.from : period.to) });
}
