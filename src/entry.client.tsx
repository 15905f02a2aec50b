import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { loadTexts } from '#web/lib/load-words.ts';
import { TextsContext } from '#web/lib/texts.tsx';

async function hydrate() {
  const language = await loadTexts();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <TextsContext value={language}>
          <HydratedRouter />
        </TextsContext>
      </StrictMode>,
    );
  });
}

void hydrate();
