import { useSyncExternalStore } from 'react';

const key = 'private';

/** Runs before the first paint, so that no amount is seen for a moment. */
export const privateModeScript = `if(localStorage.getItem('${key}')==='on')document.documentElement.dataset.private=''`;

/** Returns whether this browser hides amounts, and the switch. All its tabs follow; percentages stay visible. */
export function usePrivateMode(): readonly [isPrivate: boolean, toggle: () => void] {
  const isPrivate = useSyncExternalStore(
    subscribe,
    () => localStorage.getItem(key) === 'on',
    () => false,
  );
  return [isPrivate, () => choose(!isPrivate)];
}

function choose(isPrivate: boolean) {
  localStorage.setItem(key, isPrivate ? 'on' : 'off');
  // The event of the browser tells the other tabs only.
  globalThis.dispatchEvent(new StorageEvent('storage', { key }));
}

function subscribe(notify: () => void): () => void {
  const onStorage = () => {
    document.documentElement.toggleAttribute('data-private', localStorage.getItem(key) === 'on');
    notify();
  };
  globalThis.addEventListener('storage', onStorage);
  return () => globalThis.removeEventListener('storage', onStorage);
}
