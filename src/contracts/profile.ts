import type { PersonRole } from '#domain/actor.ts';

/** The second factor of whoever asks, as the specification's screens name it. */
export interface MultiFactor {
  readonly enabled: boolean;
  /** A PIN was accepted in this session. */
  readonly validated: boolean;
  readonly target: 'sms' | 'email';
}

/** A browser that somebody is signed in with. Moments are on the clock of the variant: `2026-03-29T03:30`. */
export interface Device {
  readonly id: string;
  /** What the browser calls itself; null when it does not say. */
  readonly userAgent: string | null;
  readonly networkAddress: string | null;
  readonly signedInAt: string;
  readonly lastSeenAt: string;
  /** The one that asks. */
  readonly isThis: boolean;
}

/** What somebody sees of himself. */
export interface Profile {
  readonly name: string;
  readonly title: string | null;
  readonly phone: string | null;
  readonly email: string;
  readonly organisation: string | null;
  readonly role: PersonRole;
  readonly multiFactor: MultiFactor;
  /** This one first, then by when they were last used. */
  readonly devices: readonly Device[];
}

/** What became of a form of the profile. */
export interface ProfileAnswer {
  readonly done: 'saved' | 'signed-out' | 'ended-session' | 'ended-others';
}
