import type { ReactNode } from 'react';
import { href } from 'react-router';
import { longestSearch } from '#contracts/site.ts';
import { useTexts } from '../lib/texts.tsx';
import { buttonClass } from '../ui/button-look.ts';
import styles from './search-form.module.css';

interface SearchFormProps {
  readonly wanted?: string;
  /** Goes with a hidden field for the language, where the address of the page names one. */
  readonly children?: ReactNode;
}

/** Asks the public site; its answer is a page. */
export function SearchForm({ wanted = '', children }: SearchFormProps) {
  const texts = useTexts();
  return (
    <search>
      <form action={href('/search')} className={styles.search}>
        <input type="search" name="q" aria-label={texts('site.search')} defaultValue={wanted} maxLength={longestSearch} />
        {children}
        <button type="submit" className={buttonClass({})}>
          {texts('site.find')}
        </button>
      </form>
    </search>
  );
}
