import { Search } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { Icon } from './icon.tsx';
import styles from './search-field.module.css';

/** Words to look for, in a bar of filters: its label is its placeholder, and spoken. */
export function SearchField({ label, ...rest }: { readonly label: string } & Omit<ComponentProps<'input'>, 'id' | 'type' | 'className'>) {
  const id = useId();
  return (
    <span className={styles.box}>
      <label htmlFor={id} className="sr">
        {label}
      </label>
      <Icon of={Search} size="small" className={styles.glass} />
      <input {...rest} id={id} type="search" placeholder={label} className={styles.input} />
    </span>
  );
}
