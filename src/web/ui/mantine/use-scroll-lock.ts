import { useEffect } from 'react';

/**
 * Keeps the page behind a dialog where it is, without a jump where scroll bars take room. Mantine's own way would write a
 * style element into the page, which our policy refuses.
 */
export function useScrollLock(isLocked: boolean): void {
  useEffect(() => {
    if (!isLocked) return undefined;
    const { style, clientWidth } = document.documentElement;
    const before = { overflow: style.overflow, paddingRight: style.paddingRight };
    Object.assign(style, { overflow: 'hidden', paddingRight: `${window.innerWidth - clientWidth}px` });
    return () => void Object.assign(style, before);
  }, [isLocked]);
}
