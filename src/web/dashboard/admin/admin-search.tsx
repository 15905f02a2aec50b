import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import styles from './admin-search.module.css';
import { adminListAddress } from './admin-list-address.ts';

interface AdminSearchProps {
  readonly path: string;
  readonly label: string;
  readonly hint?: string;
  /** The way back to the whole list. */
  readonly all: string;
  readonly find: string | undefined;
  /** The text with the number of results. */
  readonly found: string;
  /** Further query values of the list, which a search keeps. */
  readonly kept?: Readonly<Record<string, string>>;
  readonly children?: ReactNode;
}

/** The head of a list that is searched on the server. */
export function AdminSearch({ path, label, hint, all, find, found, kept = {}, children }: AdminSearchProps) {
  const texts = useTexts();
  return (
    <search aria-label={label} className={styles.head}>
      <Form key={find} method="get" action={path} className={styles.filters}>
        {Object.entries(kept).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <TextField label={label} name="find" defaultValue={find} maxLength={100} placeholder={hint} />
        <div className={styles.buttons}>
          <Button type="submit" look="primary">
            {texts('audit.show')}
          </Button>
          {find !== undefined && <LinkButton to={adminListAddress(path, kept)}>{all}</LinkButton>}
        </div>
      </Form>
      <p className={styles.found}>{found}</p>
      {children && <div className={styles.extra}>{children}</div>}
    </search>
  );
}
