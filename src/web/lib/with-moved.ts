/** The same with one of them in another place. */
export function withMoved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const moved = items.filter((_, at) => at !== from);
  return [...moved.slice(0, to), ...items.slice(from, from + 1), ...moved.slice(to)];
}
