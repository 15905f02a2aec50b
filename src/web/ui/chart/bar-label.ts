const longest = 15;
const kept = 12;

/** The name of a bar below it: each of its lines is cut where it is long. The chart says the whole name at the bar. */
export function barLabel(name: string): string {
  return name
    .split('\n')
    .map((line) => (line.length > longest ? `${line.slice(0, kept).trimEnd()}…` : line))
    .join('\n');
}
