import { ChevronDown, Globe } from 'lucide-react';
import type { Locale } from '#contracts/ids.ts';
import { useLocale, useTexts } from '../lib/texts.tsx';
import { Icon } from './pictures/icon.tsx';
import { LanguageChoices } from './language-choices.tsx';
import { Menu } from './menu.tsx';
import styles from './language-menu.module.css';

/** Only where there is a choice. */
export function LanguageMenu({ languages, align = 'end' }: { readonly languages: readonly Locale[]; readonly align?: 'start' | 'end' }) {
  const texts = useTexts();
  const locale = useLocale();
  if (languages.length < 2) return null;
  const name = texts(`shell.languages.${locale}`);
  const trigger = (
    <>
      <Icon of={Globe} size="small" />
      {name}
      <Icon of={ChevronDown} size="small" />
    </>
  );
  return (
    <Menu trigger={trigger} label={`${texts('shell.language')}: ${name}`} align={align} className={styles.trigger}>
      <LanguageChoices languages={languages} />
    </Menu>
  );
}
