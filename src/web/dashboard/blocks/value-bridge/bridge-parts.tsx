import { useTexts } from '../../../lib/texts.tsx';
import { Explainable } from '../../explanation/explainable.tsx';
import { FigureView } from '../../figures/figure-view.tsx';
import { Money } from '../../figures/money.tsx';
import type { ReportFrame } from '../block.tsx';
import type { ShownBridge } from './select-bridge.ts';
import styles from './value-bridge.module.css';

interface BridgePartsProps {
  readonly shown: Pick<ShownBridge, 'parts' | 'dealingCosts' | 'currency'>;
  readonly report: ReportFrame;
}

/** Shows the parts of growth and currency, and the dealing costs within them. */
export function BridgeParts({ shown: { parts, dealingCosts, currency }, report }: BridgePartsProps) {
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
                {part === 'realised' ? (
                  <Explainable id="realisedGain" report={report}>
                    <Money amount={parts[part]} currency={currency} isSigned />
                  </Explainable>
                ) : (
                  <Money amount={parts[part]} currency={currency} isSigned />
                )}
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
                <Money amount={amount} currency={currency} />
              </Explainable>
            )}
          </FigureView>
        </td>
      </tr>
    </tbody>
  );
}
