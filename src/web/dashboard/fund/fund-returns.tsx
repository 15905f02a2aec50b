import type { SecurityData } from '#contracts/datasets/fund-data.ts';
import { useTexts } from '../../lib/texts.tsx';
import { RateFigure } from '../figures/rate-figure.tsx';
import styles from './fund.module.css';

/** Shows the returns of the price over the usual spans. */
export function FundReturns({ returns }: Pick<SecurityData, 'returns'>) {
  const texts = useTexts();
  return (
    <dl className={styles.returns}>
      {returns.map(({ span, isAnnual, rate }) => (
        <div key={span}>
          <dt>{texts(isAnnual ? `performance.spanAnnual.${span}` : `performance.span.${span}`)}</dt>
          <dd>
            <RateFigure figure={rate} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
