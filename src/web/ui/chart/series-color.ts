const colors = 20;

/** The colour of a series by its place in a list: eight of the theme's own, then twelve more for long lists. */
export function seriesColor(place: number): string {
  const nth = (place % colors) + 1;
  return `var(--chart-${nth > 8 ? `x${nth}` : nth})`;
}
