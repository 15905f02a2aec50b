import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

const askAgainAfter = 4000;

/** The page asks for its data again every few seconds while someone looks at it. */
export function useAskingAgain(isWanted = true) {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => {
      if (isWanted && document.visibilityState === 'visible' && state === 'idle') void revalidate();
    }, askAgainAfter);
    return () => clearInterval(timer);
  }, [isWanted, revalidate, state]);
}
