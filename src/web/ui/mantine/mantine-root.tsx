import { createTheme, MantineProvider } from '@mantine/core';
import { createContext, type ReactNode, use } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { Theme } from '#contracts/ids.ts';
import { colorSchemeOf } from '../color-scheme.ts';
import './mantine.css';

const mantineTheme = createTheme({
  fontFamily: 'var(--font)',
  breakpoints: { xs: '36em', sm: '60em', md: '75em', lg: '90em', xl: '100em' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: { InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'error', 'description'] } } },
});

const IsInside = createContext(false);

/**
 * Around each of Mantine's parts: it comes with the first of them, so pages without one do not carry it. Its variables stand in mantine.css
 * as our tokens and follow the theme by themselves, so no style is written into the page.
 */
export function MantineRoot({ children }: { readonly children: ReactNode }) {
  const theme = useRouteLoaderData<{ readonly theme: Theme }>('root')?.theme ?? 'main';
  if (use(IsInside)) return children;
  return (
    <IsInside value>
      <MantineProvider
        theme={mantineTheme}
        forceColorScheme={colorSchemeOf(theme)}
        withCssVariables={false}
        withGlobalClasses={false}
        withStaticClasses={false}
      >
        {children}
      </MantineProvider>
    </IsInside>
  );
}
