import { useSyncExternalStore } from 'react';
import { type DayPart, dayPartAt } from '#domain/home/day-part.ts';

/** Returns the part of the day by the reader's clock. The server does not know it and uses the firm's. */
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
