/** Part of the day in a greeting. */
export type DayPart = 'morning' | 'afternoon' | 'evening';

/** By the hour of the clock on the wall: from five to noon, to six, and the rest. */
export function dayPartAt(hour: number): DayPart {
  if (hour < 5 || hour >= 18) return 'evening';
  return hour < 12 ? 'morning' : 'afternoon';
}
