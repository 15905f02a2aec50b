/** PINs and text messages cost money and reach people at any hour. Why these numbers: docs/decisions/047-message-limits.md. */
export const secondsBetweenPins = 30;

interface Caps {
  readonly perHour: number;
  readonly perDay: number;
}

/** To one person, whatever comes of them. */
export const personCaps: Caps = { perHour: 10, perDay: 40 };
/** The part of `personCaps` available to devices that never signed in before; the rest is reserved for the person's own. */
export const newDeviceCaps: Caps = { perHour: 6, perDay: 20 };

/** Shares of a firm's messages per hour: for all unknown people together, and from which administrators are warned. */
export const shareOfUnknown = 0.25;
export const warnedAt = 0.8;

/** Sign-ins of one person that may wait for a PIN at a time. */
export const maxWaitingSignIns = 20;

/** A message that was sent to one person. */
export interface SentMessage {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly isPin: boolean;
  /** Caused by a device that never signed in before, since the person last chose a password. */
  readonly isOfNewDevice: boolean;
}

/** Decision on sending a message: `wait` is the short time between two PINs, `refuse` a cap that has been reached. */
export type MessageDecision = { readonly kind: 'send' } | { readonly kind: 'wait' | 'refuse'; readonly until: number };

/** `sent` are the person's messages of the last 24 hours, in any order; moments are milliseconds since 1970. */
export function decideMessage(sent: readonly SentMessage[], next: Omit<SentMessage, 'at'>, now: number): MessageDecision {
  const ofNewDevices = next.isOfNewDevice ? sent.filter(({ isOfNewDevice }) => isOfNewDevice) : [];
  const capped = Math.max(freeFrom(sent, personCaps), freeFrom(ofNewDevices, newDeviceCaps));
  if (capped > now) return { kind: 'refuse', until: capped };
  const pinFrom = nextPinAt(sent);
  return next.isPin && pinFrom > now ? { kind: 'wait', until: pinFrom } : { kind: 'send' };
}

/** From when on the next PIN may follow those that were sent; 0 for at once. */
export function nextPinAt(sent: readonly Pick<SentMessage, 'at' | 'isPin'>[]): number {
  const pins = sent.filter(({ isPin }) => isPin).map(({ at }) => at + secondsBetweenPins * 1000);
  return Math.max(0, ...pins);
}

const hour = 3_600_000;

function freeFrom(sent: readonly SentMessage[], { perHour, perDay }: Caps): number {
  const newestFirst = sent.map(({ at }) => at).sort((a, b) => b - a);
  const leaves = (cap: number, window: number) => (newestFirst[cap - 1] ?? -Infinity) + window;
  return Math.max(0, leaves(perHour, hour), leaves(perDay, 24 * hour));
}
