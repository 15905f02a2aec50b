import type { SessionTimes } from '#contracts/people/session-times.ts';

/** The deadlines of a session by this browser's clock, in milliseconds since 1970. */
export interface SessionDeadlines {
  readonly person: string;
  readonly idle: number;
  readonly absolute: number;
}

export type SessionPhase =
  | { readonly kind: 'running' }
  /** `canStay`: doing something moves the deadline; at the absolute one nothing does. */
  | { readonly kind: 'ending'; readonly secondsLeft: number; readonly canStay: boolean }
  | { readonly kind: 'over' };

/** The warning stands for the last minute. */
const warningSeconds = 60;

/** A deadline this close to the absolute one is the absolute one. */
const sameMoment = 1000;

export function deadlinesOf({ person, idleLeft, absoluteLeft }: SessionTimes, now: number): SessionDeadlines {
  return { person, idle: now + idleLeft * 1000, absolute: now + absoluteLeft * 1000 };
}

/** Returns the phase of a session at `now`, in milliseconds. */
export function phaseOf({ idle, absolute }: SessionDeadlines, now: number): SessionPhase {
  const end = Math.min(idle, absolute);
  const secondsLeft = Math.ceil((end - now) / 1000);
  if (secondsLeft <= 0) return { kind: 'over' };
  return secondsLeft > warningSeconds ? { kind: 'running' } : { kind: 'ending', secondsLeft, canStay: absolute - end > sameMoment };
}

/** Milliseconds until the phase is another one, or its seconds are. */
export function untilNextPhase({ idle, absolute }: SessionDeadlines, now: number): number {
  const left = Math.min(idle, absolute) - now;
  return left > warningSeconds * 1000 ? left - warningSeconds * 1000 : left % 1000 || 1000;
}

/** Reads the deadlines from the browser's storage; null if we did not write them. */
export function deadlinesIn(text: string | null): SessionDeadlines | null {
  if (text === null) return null;
  const { person, idle, absolute } = fieldsOf(text);
  return typeof person === 'string' && typeof idle === 'number' && typeof absolute === 'number' ? { person, idle, absolute } : null;
}

function fieldsOf(text: string): { readonly [name: string]: unknown } {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
