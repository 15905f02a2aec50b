import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Welcome } from '#contracts/people/welcome.ts';
import { loadTopics } from '../../lib/load-words.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import type { WelcomeDialogProps } from './welcome-dialog.tsx';

function none(_props: WelcomeDialogProps): ReactNode {
  return null;
}

/** With its words. A welcome that cannot be fetched is none. */
const WelcomeDialog = lazy(async () => {
  try {
    const [loaded] = await Promise.all([import('./welcome-dialog.tsx'), loadTopics(['welcome'])]);
    return loaded;
  } catch {
    return { default: none };
  }
});

/** The sign-in that was welcomed last, in this browser. */
const seenKey = 'welcomed';

/** Welcomes someone once with each sign-in, until they do not want it again. Without scripts there is none. */
export function WelcomeOnce({ welcome }: { readonly welcome: Welcome }) {
  const isAlive = useHydrated();
  const [isOver, setOver] = useState(false);
  if (!isAlive || isOver || localStorage.getItem(seenKey) === welcome.signedInAt) return null;
  const close = (isLast: boolean) => {
    localStorage.setItem(seenKey, welcome.signedInAt);
    if (isLast) void hideFromNowOn();
    setOver(true);
  };
  return (
    <Suspense fallback={null}>
      <WelcomeDialog welcome={welcome} onClose={close} />
    </Suspense>
  );
}

/** Hides the welcome for the future. If the request fails, the next sign-in shows it again; the page behind continues. */
async function hideFromNowOn(): Promise<void> {
  const body = new URLSearchParams({ introduction: 'hidden', back: '/' });
  await fetch('/preferences', { method: 'POST', body, redirect: 'manual', keepalive: true }).catch(() => null);
}
