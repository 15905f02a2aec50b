import type { Theme } from '#contracts/ids.ts';

const darkThemes: ReadonlySet<Theme> = new Set<Theme>(['dark', 'tech', 'contrast']);

/** Whether a theme is light or dark: what its `--color-scheme` says, for `data-mantine-color-scheme`. */
export function colorSchemeOf(theme: Theme): 'light' | 'dark' {
  return darkThemes.has(theme) ? 'dark' : 'light';
}
