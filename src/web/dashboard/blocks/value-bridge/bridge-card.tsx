import { type ReactNode, useMemo, useState } from 'react';
import { useFormats } from '../../../lib/formats.tsx';
import { usePaper } from '../../../lib/paper.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { Chart } from '../../../ui/chart/chart.tsx';
import { ChartTools } from '../../chart-tools.tsx';
import { Sentence } from '../../figures/sentence.tsx';
import type { BlockTable, ReportFrame } from '../block.tsx';
import { BlockFrame } from '../block-frame.tsx';
import type { BridgeBar } from './bridge-bars.ts';
import { BridgeLines, type NamedBar } from './bridge-lines.tsx';
import { drawBridge } from './bridge-option.ts';
import { bridgeReadings } from './bridge-readings.ts';
import { bridgeScale } from './bridge-scale.ts';
import styles from './value-bridge.module.css';

const height = 470;
const paperSize = { width: 665, height: 280 };

interface BridgeCardProps<Part extends string> {
  readonly title: string;
  readonly chartName: string;
  /** Describes the movement in a sentence of the catalogue with these amounts; private mode hides them. */
  readonly tell: (amounts: Readonly<Record<Part, string>>) => string;
  readonly amounts: Readonly<Record<Part, string>>;
  /** The name of the bars that are neither gain nor loss. */
  readonly payments: string;
  readonly bars: readonly NamedBar[];
  readonly currency: string;
  readonly report: ReportFrame;
  readonly table: () => BlockTable;
  readonly toolbar?: ReactNode;
  /** The note below the chart, and the link to further details. */
  readonly note: ReactNode;
  readonly link: ReactNode;
  /** Further bodies of the table. */
  readonly children?: ReactNode;
}

/** Standing bars where there is room, the lines with lying ones on phones; as a table on request. On paper the bars and what they consist of. */
export function BridgeCard<Part extends string>({ title, chartName, bars, currency, report, ...rest }: BridgeCardProps<Part>) {
  const { tell, amounts, payments, table, toolbar, note, link, children } = rest;
  const texts = useTexts();
  const formats = useFormats();
  const isPaper = usePaper();
  const [isTable, setTable] = useState(false);
  const scale = useMemo(() => bridgeScale(bars), [bars]);
  const draw = useMemo(() => drawBridge(bars, { scale, currency, formats, names: bars.map(inTwoLines) }), [bars, scale, currency, formats]);
  const readings = useMemo(
    () => bridgeReadings(bars, { texts, formats, currency, label: chartName }),
    [bars, texts, formats, currency, chartName],
  );
  const cutAt = scale.isCut && !isTable ? <CutAt amount={formats.money(scale.low, currency, { decimals: 0 })} /> : null;
  return (
    <BlockFrame
      title={title}
      text={<Sentence parts={hidden(amounts)}>{tell}</Sentence>}
      tools={<ChartTools view={{ isTable, onChange: setTable }} fileName={`${title} ${report.asOf}`} table={table} />}
      footer={
        <>
          <span>
            {note} {cutAt}
          </span>
          {!isPaper && <span className={styles.link}>{link}</span>}
        </>
      }
    >
      {toolbar && !isPaper && <div className={styles.toolbar}>{toolbar}</div>}
      <BridgeKey bars={bars} payments={payments} />
      {!isTable && (
        <div className={styles.chart}>
          <Chart name={chartName} summary={tell(amounts)} {...{ height, paperSize, draw, readings }} hasAmounts />
        </div>
      )}
      {isPaper ? (
        children && <table className={styles.lines}>{children}</table>
      ) : (
        <div className={styles.table} data-shown={isTable || undefined}>
          <BridgeLines name={title} {...{ bars, scale, currency, report }}>
            {children}
          </BridgeLines>
        </div>
      )}
    </BlockFrame>
  );
}

/** The day of a value stands below its name. */
function inTwoLines({ name }: NamedBar): string {
  return name.replace(/ (?=\d)/, '\n');
}

/** Amounts that private mode hides. */
function hidden<Part extends string>(amounts: Readonly<Record<Part, string>>): Record<Part, ReactNode> {
  const entries = Object.entries<string>(amounts).map(([part, amount]) => [
    part,
    <span key={part} data-amount>
      {amount}
    </span>,
  ]);
  return Object.fromEntries(entries) as Record<Part, ReactNode>;
}

function CutAt({ amount }: { readonly amount: string }) {
  const texts = useTexts();
  return (
    <span className={styles.cut}>
      <Sentence parts={hidden({ amount })}>{(marks) => texts('valueBridge.cut', marks)}</Sentence>
    </span>
  );
}

interface BridgeKeyProps {
  readonly bars: readonly BridgeBar[];
  readonly payments: string;
}

/** Explains the colours of the bars that occur. */
function BridgeKey({ bars, payments }: BridgeKeyProps) {
  const texts = useTexts();
  const has = (...kinds: readonly BridgeBar['kind'][]) => bars.some(({ kind, amount }) => amount !== 0 && kinds.includes(kind));
  return (
    <ul className={styles.key}>
      {has('in', 'out') && <li data-kind="in">{payments}</li>}
      {has('gain') && <li data-kind="gain">{texts('valueBridge.key.gain')}</li>}
      {has('loss') && <li data-kind="loss">{texts('valueBridge.key.loss')}</li>}
    </ul>
  );
}
