import type { CSSProperties, ReactNode } from 'react';
import type { FigureId } from '#contracts/reports/figures.ts';
import { Explainable } from '../../explanation/explainable.tsx';
import { Money } from '../../figures/money.tsx';
import { SignedMoney } from '../../figures/signed-money.tsx';
import type { ReportFrame } from '../block.tsx';
import type { BridgeBar } from './bridge-bars.ts';
import type { BridgeScale } from './bridge-scale.ts';
import styles from './value-bridge.module.css';

/** A bar with its name, and what explains it; null of what nothing explains. */
export interface NamedBar extends BridgeBar {
  readonly key: string;
  readonly name: string;
  readonly figure: FigureId | null;
}

interface BridgeLinesProps {
  readonly name: string;
  readonly bars: readonly NamedBar[];
  readonly currency: string;
  readonly scale: BridgeScale;
  readonly report: ReportFrame;
  /** Further bodies of the table. */
  readonly children?: ReactNode;
}

/** The lines to the penny, each with its explanation and, on phones, its bar. */
export function BridgeLines({ name, bars, currency, scale, report, children }: BridgeLinesProps) {
  return (
    <table className={styles.lines} aria-label={name}>
      <tbody>
        {bars.map((bar) => (
          <tr key={bar.key} data-kind={bar.kind}>
            <th scope="row">
              {bar.name}
              <span className={styles.track} style={lyingBar(bar, scale)} aria-hidden />
            </th>
            <td>
              <LineAmount bar={bar} currency={currency} report={report} />
            </td>
          </tr>
        ))}
      </tbody>
      {children}
    </table>
  );
}

interface LineAmountProps {
  readonly bar: NamedBar;
  readonly currency: string;
  readonly report: ReportFrame;
}

function LineAmount({ bar: { kind, amount, figure }, currency, report }: LineAmountProps) {
  const isGain = kind === 'gain' || kind === 'loss';
  const money = isGain ? (
    <SignedMoney amount={amount} currency={currency} />
  ) : (
    <Money amount={amount} currency={currency} isSigned={kind !== 'total'} />
  );
  if (figure === null) return money;
  return (
    <Explainable id={figure} report={report}>
      {money}
    </Explainable>
  );
}

/** Returns the position of the bar on its track, in per cent. */
function lyingBar({ from, to }: BridgeBar, { low, high }: BridgeScale): CSSProperties {
  const place = (value: number) => (100 * (Math.max(value, low) - low)) / (high - low);
  const [start, end] = [place(Math.min(from, to)), place(Math.max(from, to))];
  return { '--start': `${start}%`, '--length': `${Math.max(end - start, 0.5)}%` } as CSSProperties;
}
