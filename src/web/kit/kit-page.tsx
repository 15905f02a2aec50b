import { useEffect } from 'react';
import { type Theme, themes } from '#contracts/ids.ts';
import { useLocale } from '../lib/texts.tsx';
import { Chip } from '../ui/chip.tsx';
import { Card } from '../ui/card.tsx';
import { colorSchemeOf } from '../ui/color-scheme.ts';
import { Toaster } from '../ui/toast/toaster.tsx';
import { kitWords } from './kit-words.ts';
import { MantineSamples } from './mantine-samples.tsx';
import { MarkSamples } from './mark-samples.tsx';
import { NativeSamples } from './native-samples.tsx';
import { OverlaySamples } from './overlay-samples.tsx';
import styles from './kit-page.module.css';

/** Every control in every state, side by side, in the theme of the address. */
export function KitPage({ theme }: { readonly theme: Theme }) {
  const words = kitWords[useLocale()];
  useTheme(theme);
  return (
    <main className={styles.page}>
      <title>{words.title}</title>
      <h1>{words.title}</h1>
      <nav className={styles.row} aria-label={words.theme}>
        {themes.map((each) => (
          <Chip key={each} href={`?theme=${each}`} isOn={each === theme}>
            {each}
          </Chip>
        ))}
      </nav>
      <Card title={words.native} text={words.nativeText}>
        <NativeSamples words={words} />
      </Card>
      <Card title={words.mantine} text={words.mantineText}>
        <MantineSamples words={words} />
      </Card>
      <Card title={words.overlays}>
        <OverlaySamples words={words} />
      </Card>
      <Card title={words.marks}>
        <MarkSamples words={words} />
      </Card>
      <Toaster />
    </main>
  );
}

/** Sets the theme on the whole document, because overlays lie outside the page. */
function useTheme(theme: Theme): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.theme = theme;
    dataset.mantineColorScheme = colorSchemeOf(theme);
  }, [theme]);
}
