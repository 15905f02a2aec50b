import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Icon } from '../../ui/pictures/icon.tsx';
import styles from './find-field.module.css';

interface FindFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  readonly label: string;
}

/** Shows a field whose text filters a list. */
export function FindField({ label, ...rest }: FindFieldProps) {
  return (
    <label className={styles.field}>
      <Icon of={Search} size="small" />
      <span className="sr">{label}</span>
      <input {...rest} type="search" placeholder={label} autoComplete="off" maxLength={100} />
    </label>
  );
}
