import type { CSSProperties } from 'react';
import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { Explainable } from '../../explanation/explainable.tsx';
import { FigureView } from '../../figures/figure-view.tsx';
import { Money } from '../../figures/money.tsx';
import { SignedMoney } from '../../figures/signed-money.tsx';
import type { ReportFrame } from '../block.tsx';
import type { BridgeScale } from './bridge-scale.ts';
import { lineName } from './line-name.ts';
import type { ShownBridge, ShownLine } from './select-bridge.ts';
import styles from './value-bridge.module.css';

interface BridgeLinesProps {
  readonly shown: ShownBridge;
  readonly lines: readonly ShownLine[];
  readonly scale: BridgeScale;
  readonly report: ReportFrame;
}

/** The lines to the penny, each with its explanation and, on phones, its bar. */
export function BridgeLines({ shown, lines, scale, report }: BridgeLinesProps) {
  const texts = useTexts();
  const formats = useFormats();
  return (
    <table className={styles.lines} aria-label={texts('valueBridge.title')}>
      <tbody>
        {lines.map((line) => (
          <tr key={line.line} data-kind={line.kind}>
            <th scope="row">
              {lineName(line.line, shown.period, { texts, formats })}
              <span className={styles.track} style={lyingBar(line, scale)} aria-hidden />
            </th>
            <td>
              <LineAmount line={line} currency={shown.currency} report={report} />
            </td>
          </tr>
        ))}
      </tbody>
      <Parts shown={shown} report={report} />
    </table>
  );
}

interface LineAmountProps {
  readonly line: ShownLine;
  readonly currency: string;
  readonly report: ReportFrame;
}

function LineAmount({ line: { kind, amount, figure }, currency, report }: LineAmountProps) {
  const money =
    kind === 'total' ? (
      <Money amount={amount} currency={currency} decimals={2} />
    ) : (
      <SignedMoney amount={amount} currency={currency} decimals={2} />
    );
  if (figure === null) return money;
  return (
    <Explainable id={figure} report={report}>
      {money}
    </Explainable>
  );
}

/** What growth and currency consist of, and the costs of dealing inside them. */
function Parts({ shown: { parts, dealingCosts, currency }, report }: { readonly shown: ShownBridge; readonly report: ReportFrame }) {
  const texts = useTexts();
  return (
    <tbody className={styles.parts}>
      {parts && (
        <>
          <tr>
            <th scope="row" colSpan={2}>
              {texts('valueBridge.parts')}
            </th>
          </tr>
          {(['realised', 'unrealisedChange', 'exchangeGainOnCash'] as const).map((part) => (
            <tr key={part}>
              <th scope="row">{texts(`valueBridge.${part}`)}</th>
              <td>
                <Money amount={parts[part]} currency={currency} decimals={2} isSigned />
              </td>
            </tr>
          ))}
        </>
      )}
      <tr>
        <th scope="row">{texts('valueBridge.dealingCosts')}</th>
        <td>
          <FigureView figure={dealingCosts}>
            {(amount) => (
              <Explainable id="dealingCosts" report={report}>
                <Money amount={amount} currency={currency} decimals={2} />
              </Explainable>
            )}
          </FigureView>
        </td>
      </tr>
    </tbody>
  );
}

/** Where the bar lies on its track, in percent. */
function lyingBar({ from, to }: ShownLine, { low, high }: BridgeScale): CSSProperties {
  const place = (value: number) => (100 * (Math.max(value, low) - low)) / (high - low);
  const [start, end] = [place(Math.min(from, to)), place(Math.max(from, to))];
  return { '--start': `${start}%`, '--length': `${Math.max(end - start, 0.5)}%` } as CSSProperties;
}
