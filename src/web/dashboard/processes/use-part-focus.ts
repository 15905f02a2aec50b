import { useEffect, useRef } from 'react';

/** The beginning of what is new on a page that goes on by parts. */
export const partId = 'part';

/** Anyone who goes on from one part of a page to the next begins at its beginning, with the keyboard and read aloud too; not anyone who has just come. */
export function usePartFocus(part: string | null): void {
  const shown = useRef(part);
  useEffect(() => {
    if (shown.current === part) return;
    shown.current = part;
    document.getElementById(partId)?.focus();
  }, [part]);
}
