/** The day that somebody typed, `30/6/2026`, `30.06.2026` or `2026-06-30`; null of what is none. */
export function dayIn(text: string): string | null {
  const [, day = '', month = '', year = ''] = /^\s*(\d{1,2})[./-](\d{1,2})[./-](\d{4})\s*$/.exec(text) ?? [];
  const written = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text.trim();
  return isDay(written) ? written : null;
}

function isDay(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return !Number.isNaN(date.valueOf()) && date.toISOString().startsWith(text);
}
