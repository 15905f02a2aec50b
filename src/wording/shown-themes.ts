import type { BrandTheme, Locale, SharedTheme, ShownTheme, Theme } from '#contracts/ids.ts';
import type { Texts } from './texts.ts';

export type BrandThemeNames = Readonly<Partial<Record<BrandTheme, Readonly<Record<Locale, string>>>>>;

interface OfferedThemes {
  readonly themes: readonly Theme[];
  readonly brandThemeNames: BrandThemeNames;
}

/** The themes that a firm offers, by name: its own as it calls them, the others as the catalogue does. */
export function shownThemes({ themes, brandThemeNames }: OfferedThemes, locale: Locale, texts: Texts): readonly ShownTheme[] {
  const own: Readonly<Partial<Record<Theme, Readonly<Record<Locale, string>>>>> = brandThemeNames;
  return themes.map((id) => ({ id, name: own[id]?.[locale] ?? texts(`shell.themes.${id as SharedTheme}`) }));
}
