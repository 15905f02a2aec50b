import { useTexts } from '../../lib/texts.tsx';
import { BrandLine } from '../../ui/brand/brand-line.tsx';
import type { ShownBrand } from '../../ui/brand/shown-brand.ts';
import styles from './back-page.module.css';

const wealthMethods = ['value', 'timeWeighted', 'moneyWeighted', 'gain'] as const;
const privateEquityMethods = ['value', 'privateEquity'] as const;

/** The last page: how the figures are made, and where the firm is. */
export function BackPage({ brand, currency, isPrivateEquity }: BackPageProps) {
  const texts = useTexts();
  const methods = isPrivateEquity ? privateEquityMethods : wealthMethods;
  return (
    <section className={styles.page}>
      <h2 className={styles.heading}>{texts('paper.back.heading')}</h2>
      {methods.map((method) => (
        <div key={method} className={styles.method}>
          <h3>{texts(`paper.back.${method}`)}</h3>
          <p>{texts(`paper.back.${method}Text`, { currency })}</p>
        </div>
      ))}
      <div className={styles.firm}>
        <p className={styles.small}>{texts('paper.back.confidential')}</p>
        <BrandLine brand={brand} className={styles.brand} />
        <p className={styles.small}>{brand.address}</p>
      </div>
    </section>
  );
}

interface BackPageProps {
  readonly brand: ShownBrand;
  readonly currency: string;
  readonly isPrivateEquity: boolean;
}
