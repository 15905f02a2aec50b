import type { Theme } from '#contracts/ids.ts';
import { useTexts } from '../../lib/texts.tsx';
import { MenuButton } from '../../ui/menu-item.tsx';
import { PreferenceForm } from '../../ui/fields/preference-form.tsx';
import styles from './theme-choices.module.css';

/** The themes of the variant, each with a sample of its colours. */
export function ThemeChoices({ theme: current, themes }: { readonly theme: Theme; readonly themes: readonly Theme[] }) {
  const texts = useTexts();
  return (
    <PreferenceForm>
      {themes.map((theme) => (
        <MenuButton key={theme} type="submit" name="theme" value={theme} isChosen={theme === current}>
          <span className={styles.sample} data-theme={theme} aria-hidden />
          {texts(`shell.themes.${theme}`)}
        </MenuButton>
      ))}
    </PreferenceForm>
  );
}
