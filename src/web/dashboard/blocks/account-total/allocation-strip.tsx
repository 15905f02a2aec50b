import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { Money } from '../../figures/money.tsx';
import { sliceColor } from '../allocation/slice-color.ts';
import { sliceName } from '../allocation/slice-name.ts';
import styles from './account-total.module.css';
import type { ShownAccountTotal } from './select-account-total.ts';

/** Draws the allocation as one strip, cut by asset class or by strategy; the list below is its legend. Negative slices have no part of the strip. */
export function AllocationStrip({
  dimension,
  slices,
  currency,
  excluded,
}: Pick<ShownAccountTotal, 'dimension' | 'slices' | 'currency' | 'excluded'>) {
  const texts = useTexts();
  const formats = useFormats();
  return (
    <section className={styles.allocation}>
      <h3 className={styles.question}>{texts('accountTotal.whereIsIt')}</h3>
      <div className={styles.strip} aria-hidden>
        {slices.map(({ key, percent }, place) =>
          percent === null ? null : <span key={key} style={{ flexGrow: percent, background: sliceColor(dimension, key, place) }} />,
        )}
      </div>
      <ul className={styles.slices}>
        {slices.map(({ key, value, percent }, place) => (
          <li key={key} className={styles.slice}>
            <span className={styles.swatch} style={{ background: sliceColor(dimension, key, place) }} aria-hidden />
            <span>{sliceName({ dimension, key }, { texts, formats })}</span>
            <span className={styles.percent}>{percent === null ? '–' : formats.weight(percent)}</span>
            <span className={styles.amount}>
              <Money amount={value} currency={currency} />
            </span>
          </li>
        ))}
      </ul>
      {excluded > 0 && <p className={styles.excluded}>{texts('allocation.excluded', { count: excluded })}</p>}
    </section>
  );
}
