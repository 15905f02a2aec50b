import { useSyncExternalStore } from 'react';

const none: ReadonlySet<string> = new Set();
const read = new Map<string, ReadonlySet<string>>();
const listeners = new Set<() => void>();

/** The columns that the reader has hidden in a grid, remembered by this browser; null where nothing is remembered. */
export function useHiddenColumns(grid: string | null) {
  const hidden = useSyncExternalStore(
    subscribe,
    () => (grid === null ? none : hiddenIn(grid)),
    () => none,
  );
  const setHidden = (columns: ReadonlySet<string>) => {
    if (grid !== null) remember(grid, columns);
  };
  return { hidden, setHidden };
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => void listeners.delete(onChange);
}

const keyOf = (grid: string) => `hidden-columns.${grid}`;

function hiddenIn(grid: string): ReadonlySet<string> {
  const known = read.get(grid);
  if (known) return known;
  const found = new Set((localStorage.getItem(keyOf(grid)) ?? '').split(',').filter(Boolean));
  read.set(grid, found);
  return found;
}

function remember(grid: string, columns: ReadonlySet<string>): void {
  read.set(grid, columns);
  localStorage.setItem(keyOf(grid), [...columns].join(','));
  for (const tell of listeners) tell();
}
