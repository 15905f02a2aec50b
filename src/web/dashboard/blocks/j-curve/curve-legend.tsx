import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { Explainable } from '../../explanation/explainable.tsx';
import { FigureView } from '../../figures/figure-view.tsx';
import { Money } from '../../figures/money.tsx';
import type { BlockViewProps } from '../block.tsx';
import type { ShownCurve } from './select-curve.ts';
import styles from './j-curve.module.css';

/** Explains the two lines and shows their last values, and the deepest point of one. */
export function CurveLegend({ shown: { cash, withValue, deepest, currency }, report }: BlockViewProps<ShownCurve>) {
  const texts = useTexts();
  const formats = useFormats();
  const money = (amount: number) => <Money amount={amount} currency={currency} unit={report.unit} isSigned />;
  return (
    <dl className={styles.legend}>
      <div>
        <dt>
          <i className={styles.line} data-kind="value" aria-hidden />
          {texts('privateEquity.withValue')}
        </dt>
        <dd>
          <FigureView figure={withValue}>{money}</FigureView>
        </dd>
      </div>
      <div>
        <dt>
          <i className={styles.line} data-kind="cash" aria-hidden />
          {texts('privateEquity.netCash')}
        </dt>
        <dd>
          <FigureView figure={cash}>{money}</FigureView>
        </dd>
      </div>
      <div>
        <dt>
          <i className={styles.dot} aria-hidden />
          {deepest.available
            ? texts('privateEquity.deepestIn', { month: formats.monthYear(deepest.value.day) })
            : texts('figures.deepestPoint')}
        </dt>
        <dd>
          <FigureView figure={deepest}>
            {({ amount }) => (
              <Explainable id="deepestPoint" report={report}>
                {money(amount)}
              </Explainable>
            )}
          </FigureView>
        </dd>
      </div>
    </dl>
  );
}
