import { Search } from 'lucide-react';
import { href } from 'react-router';
import { languageParameter } from '#contracts/language-address.ts';
import { longestSearch } from '#contracts/site.ts';
import { useTexts } from '../lib/texts.tsx';
import { useLanguageOfAddress } from './language-of-address.ts';
import { buttonClass } from '../ui/button-look.ts';
import { Icon } from '../ui/pictures/icon.tsx';
import styles from './search-form.module.css';

/** Asks the public site; its answer is a page. */
export function SearchForm({ wanted = '' }: { readonly wanted?: string }) {
  const texts = useTexts();
  const language = useLanguageOfAddress();
  return (
    <search>
      <form action={href('/search')} className={styles.search}>
        <input
          type="search"
          name="q"
          aria-label={texts('site.search')}
          placeholder={texts('site.search')}
          defaultValue={wanted}
          maxLength={longestSearch}
        />
        {language !== null && <input type="hidden" name={languageParameter} value={language} />}
        <button type="submit" aria-label={texts('site.find')} className={buttonClass({})}>
          <Icon of={Search} size="small" />
        </button>
      </form>
    </search>
  );
}
