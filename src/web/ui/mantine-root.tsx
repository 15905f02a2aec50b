import { createTheme, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Theme } from '#contracts/ids.ts';
import { colorSchemeOf } from './color-scheme.ts';
import './mantine.css';

const mantineTheme = createTheme({
  fontFamily: 'var(--font)',
  breakpoints: { xs: '36em', sm: '60em', md: '75em', lg: '90em', xl: '100em' },
  cursorType: 'pointer',
  respectReducedMotion: true,
});

/**
 * Around the pages that use Mantine's overlays and calendars; public pages do without. Its variables stand in mantine.css
 * as our tokens and follow the theme by themselves, so no style is written into the page.
 */
export function MantineRoot({ theme, children }: { readonly theme: Theme; readonly children: ReactNode }) {
  return (
    <MantineProvider
      theme={mantineTheme}
      forceColorScheme={colorSchemeOf(theme)}
      withCssVariables={false}
      withGlobalClasses={false}
      withStaticClasses={false}
    >
      {children}
    </MantineProvider>
  );
}
