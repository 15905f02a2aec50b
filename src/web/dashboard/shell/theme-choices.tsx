import type { ShownTheme, Theme } from '#contracts/ids.ts';
import { MenuButton } from '../../ui/menu-item.tsx';
import { PreferenceForm } from '../../ui/fields/preference-form.tsx';
import styles from './theme-choices.module.css';

/** The themes of the variant, each with a sample of its colours. */
export function ThemeChoices({ theme: current, themes }: { readonly theme: Theme; readonly themes: readonly ShownTheme[] }) {
  return (
    <PreferenceForm>
      {themes.map(({ id, name }) => (
        <MenuButton key={id} type="submit" name="theme" value={id} isChosen={id === current}>
          <span className={styles.sample} data-theme={id} aria-hidden />
          {name}
        </MenuButton>
      ))}
    </PreferenceForm>
  );
}
