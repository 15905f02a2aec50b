import { useEffect, useRef } from 'react';

/** The beginning of what is new on a page that goes on by parts. */
export const partId = 'part';

/** Moves the focus to the start of each next part, for keyboards and screen readers. The first part leaves the focus alone. */
export function usePartFocus(part: string | null): void {
  const shown = useRef(part);
  useEffect(() => {
    if (shown.current === part) return;
    shown.current = part;
    document.getElementById(partId)?.focus();
  }, [part]);
}
