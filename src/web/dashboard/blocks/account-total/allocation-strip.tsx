import type { AssetClass } from '#finance/ledger/ledger.ts';
import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { Money } from '../../figures/money.tsx';
import { assetColor } from '../holdings/asset-color.ts';
import styles from './account-total.module.css';
import type { ShownAccountTotal } from './select-account-total.ts';

/** Where the money is: one strip cut by asset class, the list below is its legend. What is below zero has no part of it. */
export function AllocationStrip({ slices, currency, excluded }: Pick<ShownAccountTotal, 'slices' | 'currency' | 'excluded'>) {
  const texts = useTexts();
  const formats = useFormats();
  return (
    <section className={styles.allocation}>
      <h3 className={styles.question}>{texts('accountTotal.whereIsIt')}</h3>
      <div className={styles.strip} aria-hidden>
        {slices.map(({ key, percent }) =>
          percent === null ? null : <span key={key} style={{ flexGrow: percent, background: assetColor(key as AssetClass) }} />,
        )}
      </div>
      <ul className={styles.slices}>
        {slices.map(({ key, value, percent }) => (
          <li key={key} className={styles.slice}>
            <span className={styles.swatch} style={{ background: assetColor(key as AssetClass) }} aria-hidden />
            <span>{texts(`assetClasses.${key as AssetClass}`)}</span>
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
