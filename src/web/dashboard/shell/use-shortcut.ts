import { useEffect, useRef } from 'react';

/** Does something at a key from anywhere on the page, instead of what the browser would do. Nothing happens in a dialog or in formatted text. */
export function useShortcut(isKey: (event: KeyboardEvent) => boolean, act: () => void): void {
  const current = useRef({ isKey, act });
  useEffect(() => {
    current.current = { isKey, act };
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isIn(event, 'dialog, [role=dialog], [contenteditable]') || !current.current.isKey(event)) return;
      event.preventDefault();
      current.current.act();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

/** Mod+K: Control or Command by the system. It types nothing. */
export function isModK({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;
}

/** Returns true if the key goes into a field. */
export function isTyped(event: KeyboardEvent): boolean {
  return isIn(event, 'input, textarea, select');
}

function isIn({ target }: KeyboardEvent, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}
