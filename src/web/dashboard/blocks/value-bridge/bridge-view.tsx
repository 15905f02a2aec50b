import { useMemo, useState } from 'react';
import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { Chart } from '../../../ui/chart/chart.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ChartTools } from '../../chart-tools.tsx';
import { CalculationLink } from '../../explanation/calculation-link.tsx';
import { reasonText } from '../../figures/reason-text.ts';
import { Sentence } from '../../figures/sentence.tsx';
import type { BlockViewProps, ReportFrame } from '../block.tsx';
import { BlockFrame } from '../block-frame.tsx';
import { BridgeLines } from './bridge-lines.tsx';
import { drawBridge } from './bridge-option.ts';
import { bridgeReadings } from './bridge-readings.ts';
import { bridgeRows } from './bridge-rows.ts';
import { bridgeScale } from './bridge-scale.ts';
import { type BridgeSummary, bridgeSummary } from './bridge-summary.ts';
import { lineName } from './line-name.ts';
import type { ShownBridge, ShownLine } from './select-bridge.ts';
import styles from './value-bridge.module.css';

const height = 470;
const paperSize = { width: 665, height: 280 };

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

/** Standing bars where there is room, the lines with lying ones on phones; as a table on request. */
function Bridge({ shown, lines, report }: BridgeProps) {
  const texts = useTexts();
  const formats = useFormats();
  const [isTable, setTable] = useState(false);
  const { currency, period } = shown;
  const title = texts('valueBridge.title');
  const scale = useMemo(() => bridgeScale(lines), [lines]);
  const names = useMemo(() => lines.map(({ line }) => lineName(line, period, { texts, formats })), [lines, period, texts, formats]);
  const draw = useMemo(
    () => drawBridge(lines, { scale, currency, formats, names: names.map(inTwoLines) }),
    [lines, scale, currency, formats, names],
  );
  const readings = useMemo(() => bridgeReadings(lines, { texts, formats, currency, names }), [lines, texts, formats, currency, names]);
  const summary = bridgeSummary(lines, currency, formats);
  const tools = (
    <ChartTools view={{ isTable, onChange: setTable }} fileName={`${title} ${report.asOf}`} table={() => bridgeRows(shown, texts)} />
  );
  return (
    <BlockFrame
      title={title}
      text={<Summary summary={summary} />}
      tools={tools}
      footer={<Footer shown={shown} cutAt={scale.isCut && !isTable ? scale.low : null} report={report} />}
    >
      {!isTable && (
        <div className={styles.chart}>
          <Chart {...{ name: texts('valueBridge.chart'), summary: spoken(summary, texts), height, paperSize, draw, readings }} hasAmounts />
        </div>
      )}
      <div className={styles.table} data-shown={isTable || undefined}>
        <BridgeLines shown={shown} lines={lines} scale={scale} report={report} />
      </div>
    </BlockFrame>
  );
}

/** The day of a value stands below its name. */
function inTwoLines(name: string): string {
  return name.replace(/ (?=\d)/, '\n');
}

function spoken({ kind, amounts }: BridgeSummary, texts: ReturnType<typeof useTexts>): string {
  return texts(`valueBridge.${kind}`, amounts);
}

/** The sentence with amounts that private mode hides. */
function Summary({ summary: { kind, amounts } }: { readonly summary: BridgeSummary }) {
  const texts = useTexts();
  const { change, earned, paid, opening, closing } = amounts;
  const parts = {
    change: <Hidden amount={change} />,
    earned: <Hidden amount={earned} />,
    paid: <Hidden amount={paid} />,
    opening: <Hidden amount={opening} />,
    closing: <Hidden amount={closing} />,
  };
  return <Sentence parts={parts}>{(marks) => texts(`valueBridge.${kind}`, marks)}</Sentence>;
}

/** An amount that private mode hides. */
function Hidden({ amount }: { readonly amount: string }) {
  return <span data-amount>{amount}</span>;
}

interface FooterProps {
  readonly shown: ShownBridge;
  /** Where the scale begins when that is not at zero. */
  readonly cutAt: number | null;
  readonly report: ReportFrame;
}

function Footer({ shown: { period, currency }, cutAt, report }: FooterProps) {
  const texts = useTexts();
  const formats = useFormats();
  return (
    <>
      <span>
        {texts('valueBridge.period', { from: formats.date(period.from), to: formats.date(period.to) })}{' '}
        {cutAt !== null && (
          <span className={styles.cut}>
            <Sentence parts={{ amount: <span data-amount>{formats.money(cutAt, currency, { decimals: 0 })}</span> }}>
              {(marks) => texts('valueBridge.cut', marks)}
            </Sentence>{' '}
          </span>
        )}
      </span>
      <span className={styles.link}>
        <CalculationLink id="growth" report={report} />
      </span>
    </>
  );
}
