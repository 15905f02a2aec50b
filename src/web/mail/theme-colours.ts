import type { Theme } from '#contracts/ids.ts';

/** The colours of a theme as a mail needs them: written out, since mail readers know no custom properties. */
export type ThemeColours = Readonly<Record<(typeof needed)[number], string>>;

const needed = [
  'surface',
  'card',
  'border',
  'text',
  'muted',
  'primary',
  'on-primary',
  'primary-soft',
  'brand-bg',
  'brand-text',
  'brand-muted',
  'nav-mark',
] as const;

/** Reads them from the style sheet of the themes. */
export function themeColours(css: string, theme: Theme): ThemeColours {
  const block = css.split(`[data-theme='${theme}'] {`)[1]?.split('}')[0] ?? '';
  const colours = needed.map((name) => {
    const value = new RegExp(`--${name}: ([^;]+);`).exec(block)?.[1];
    if (!value) throw new Error(`The theme ${theme} has no colour ${name}.`);
    return [name, value] as const;
  });
  return Object.fromEntries(colours) as ThemeColours;
}
