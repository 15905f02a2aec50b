import { Image } from 'lucide-react';
import type { FieldFrame } from './field.tsx';
import { Icon } from './icon.tsx';
import { ImageField } from './image-field.tsx';
import styles from './logo-field.module.css';

interface LogoFieldProps extends FieldFrame {
  readonly name: string;
  /** The address of the present one; null where there is none. */
  readonly href: string | null;
}

/** A portal's logo to be chosen, on the ground that it will stand on. */
export function LogoField({ href, ...field }: LogoFieldProps) {
  return (
    <ImageField {...field}>
      {(chosen) => {
        const shown = chosen ?? href;
        return shown === null ? (
          <span className={styles.empty}>
            <Icon of={Image} />
          </span>
        ) : (
          <span className={styles.ground}>
            <img src={shown} alt="" className={styles.logo} />
          </span>
        );
      }}
    </ImageField>
  );
}
