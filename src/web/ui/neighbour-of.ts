const steps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** Returns the neighbour for an arrow key, Home or End in a row of items, with wrap-around; null for any other key. */
export function neighbourOf<Item>(items: readonly Item[], current: Item, key: string): Item | null {
  const step = steps[key];
  if (!step || items.length === 0) return null;
  return items[step(Math.max(items.indexOf(current), 0), items.length)] ?? null;
}
