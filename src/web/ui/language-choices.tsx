import type { Locale } from '#contracts/ids.ts';
import { useLocale, useTexts } from '../lib/texts.tsx';
import { MenuButton } from './menu-item.tsx';
import { PreferenceForm } from './fields/preference-form.tsx';

/** The languages of the variant, each in its own words. */
export function LanguageChoices({ languages }: { readonly languages: readonly Locale[] }) {
  const texts = useTexts();
  const current = useLocale();
  return (
    <PreferenceForm isWholePage>
      {languages.map((language) => (
        <MenuButton key={language} type="submit" name="language" value={language} lang={language} isChosen={language === current}>
          {texts(`shell.languages.${language}`)}
        </MenuButton>
      ))}
    </PreferenceForm>
  );
}
