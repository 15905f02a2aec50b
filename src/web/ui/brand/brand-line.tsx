import { classNames } from '../class-names.ts';
import { BrandSign } from './brand-sign.tsx';
import type { ShownBrand } from './shown-brand.ts';
import styles from './brand-line.module.css';

/** Mark, name and what the firm does; small in the navigation. */
export function BrandLine({ brand, size = 'medium', className }: BrandLineProps) {
  return (
    <span className={classNames(styles.line, styles[size], className)}>
      <BrandSign brand={brand} className={styles.mark} />
      <span className={styles.words}>
        <span className={styles.name}>{brand.name}</span>
        <span className={styles.descriptor} data-descriptor>
          {brand.descriptor}
        </span>
      </span>
    </span>
  );
}

interface BrandLineProps {
  readonly brand: Pick<ShownBrand, 'name' | 'descriptor' | 'mark' | 'logo'>;
  readonly size?: 'small' | 'medium';
  readonly className?: string | undefined;
}
