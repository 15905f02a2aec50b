import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { type Locale, locales } from '#contracts/ids.ts';
import type { EnglishOnScreen } from '#wording/english-on-screen.ts';
import { createTexts } from '#wording/texts.ts';
import { TextsContext } from '#web/lib/texts.tsx';

const catalogues: Record<Locale, () => Promise<EnglishOnScreen>> = {
  en: async () => (await import('#wording/english-on-screen.ts')).englishOnScreen,
  el: async () => (await import('#wording/greek-on-screen.ts')).greekOnScreen,
};

async function hydrate() {
  const locale = locales.find((each) => each === document.documentElement.lang) ?? 'en';
  const texts = createTexts(locale, await catalogues[locale]());
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <TextsContext value={{ locale, texts }}>
          <HydratedRouter />
        </TextsContext>
      </StrictMode>,
    );
  });
}

void hydrate();
