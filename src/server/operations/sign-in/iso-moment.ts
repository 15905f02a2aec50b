/** A moment as PostgreSQL writes it, as ISO text in UTC: `2026-03-10T12:00:00.000Z`. */
export function isoMoment(moment: string): string {
  return new Date(moment).toISOString();
}
