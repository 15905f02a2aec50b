import type { NotificationKind } from './notification-kind.ts';
import { mailPaceOf, type MailPace, type NotificationPreferences, type QuietHours } from './notification-preferences.ts';

/** Digests go at this hour of the person's clock, those of a week on Mondays. */
export const digestHour = 8;
const digestDay = 'Mon';

/** Clocks differ by whole quarters of an hour from each other. */
const quarter = 15 * 60_000;
/** More than a week with an hour that a clock is put back. */
const maxQuarters = 8 * 96;

interface Told {
  readonly kind: NotificationKind;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Returns the time at which a notification is mailed to its recipient, in milliseconds since 1970; null if it is not mailed. */
export function mailMoment(
  { kind, at }: Told,
  preferences: NotificationPreferences,
  mandatory: readonly NotificationKind[],
): number | null {
  const pace = mailPaceOf(kind, preferences, mandatory);
  if (pace === 'never') return null;
  const clock = clockIn(preferences.timeZone);
  const due = pace === 'at-once' ? at : nextQuarter(at, (moment) => isDigestTime(clock(moment), pace));
  return afterQuietHours(due, preferences);
}

/** A moment, or the end of the quiet hours that it is in. */
export function afterQuietHours(due: number, { quiet, timeZone }: Pick<NotificationPreferences, 'quiet' | 'timeZone'>): number {
  const clock = clockIn(timeZone);
  return quiet && isQuiet(clock(due).hour, quiet) ? nextQuarter(due, (moment) => !isQuiet(clock(moment).hour, quiet)) : due;
}

interface Clock {
  readonly day: string;
  readonly hour: number;
  readonly minute: number;
}

function isDigestTime({ day, hour, minute }: Clock, pace: Exclude<MailPace, 'at-once' | 'never'>): boolean {
  return hour === digestHour && minute === 0 && (pace === 'daily' || day === digestDay);
}

/** None where both are the same hour. */
function isQuiet(hour: number, { from, until }: QuietHours): boolean {
  return from <= until ? hour >= from && hour < until : hour >= from || hour < until;
}

/** The first quarter of an hour after a moment that is as it should be. */
function nextQuarter(after: number, isRight: (moment: number) => boolean): number {
  let moment = Math.floor(after / quarter) * quarter;
  for (let tries = 0; tries < maxQuarters; tries += 1) {
    moment += quarter;
    if (isRight(moment)) return moment;
  }
  return moment;
}

function clockIn(timeZone: string): (moment: number) => Clock {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return (moment) => {
    const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
    return { day: parts['weekday'] ?? '', hour: Number(parts['hour']), minute: Number(parts['minute']) };
  };
}
