import type { Theme } from '#contracts/ids.ts';

const darkThemes: ReadonlySet<Theme> = new Set<Theme>(['dark', 'tech', 'contrast']);

/** Returns whether a theme is light or dark, for `data-mantine-color-scheme`; it matches the theme's `--color-scheme`. */
export function colorSchemeOf(theme: Theme): 'light' | 'dark' {
  return darkThemes.has(theme) ? 'dark' : 'light';
}
