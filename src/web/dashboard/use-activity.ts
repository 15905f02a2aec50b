import { useEffect } from 'react';

const atMostEvery = 60_000;
const signs = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/**
 * Tells the server that somebody is there, at most once a minute and only when a person does something: loading data and
 * events look like navigation and must not keep a session alive. A session that has ended sends to the login page.
 */
export function useActivity(): void {
  useEffect(() => {
    let lastTold = Date.now();
    const tell = () => {
      if (Date.now() - lastTold < atMostEvery) return;
      lastTold = Date.now();
      void fetch('/session/activity', { method: 'POST' }).then(leaveWhenSignedOut);
    };
    for (const sign of signs) globalThis.addEventListener(sign, tell, { passive: true });
    return () => {
      for (const sign of signs) globalThis.removeEventListener(sign, tell);
    };
  }, []);
}

function leaveWhenSignedOut(answer: Response): void {
  if (answer.redirected || answer.status === 401)
    globalThis.location.assign(`/login?redirectTo=${encodeURIComponent(globalThis.location.pathname)}`);
}
