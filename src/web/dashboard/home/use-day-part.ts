import { useSyncExternalStore } from 'react';
import { type DayPart, dayPartAt } from '#domain/home/day-part.ts';

/** Of the reader's own clock; on the server, which does not know it, of the firm's. */
export function useDayPart(onServer: DayPart): DayPart {
  return useSyncExternalStore(eachMinute, ownDayPart, () => onServer);
}

function ownDayPart(): DayPart {
  return dayPartAt(new Date().getHours());
}

function eachMinute(onChange: () => void): () => void {
  const timer = window.setInterval(onChange, 60_000);
  return () => window.clearInterval(timer);
}
