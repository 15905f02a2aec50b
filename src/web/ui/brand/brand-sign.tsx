import { classNames } from '../class-names.ts';
import styles from './brand-sign.module.css';
import { Mark } from './mark.tsx';
import type { ShownBrand } from './shown-brand.ts';

interface BrandSignProps {
  readonly brand: Pick<ShownBrand, 'mark' | 'logo'>;
  /** The size of the firm's sign. A logo has the same height and may be wider. */
  readonly className: string | undefined;
}

/** The portal's logo on a ground of its own, because no one knows for which colour it was drawn; else the firm's sign. The name stands beside it in words. */
export function BrandSign({ brand: { mark, logo }, className }: BrandSignProps) {
  return logo === null ? (
    <Mark mark={mark} className={className} />
  ) : (
    <img src={logo} alt="" className={classNames(className, styles.logo)} />
  );
}
