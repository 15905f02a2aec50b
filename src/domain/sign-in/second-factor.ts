/** Second factors besides the password. */
export const secondFactors = ['pin', 'totp', 'recovery', 'passkey'] as const;
export type SecondFactor = (typeof secondFactors)[number];

/** Second factors that a user has set up besides the PIN, which everyone has. */
export interface OwnFactors {
  readonly totp: boolean;
  readonly passkey: boolean;
}

export type FactorTarget = 'sms' | 'email' | 'totp' | 'passkey';

/** Returns true if a PIN is sent. A user who has set up a stronger factor is asked for that alone: a PIN as alternative would weaken it. */
export function needsPin({ totp, passkey }: OwnFactors): boolean {
  return !totp && !passkey;
}

/** Returns the factor to request first: a passkey, which resists phishing, before the app; the PIN if there is neither. */
export function factorTarget({ totp, passkey }: OwnFactors, pinTarget: 'sms' | 'email'): FactorTarget {
  if (passkey) return 'passkey';
  return totp ? 'totp' : pinTarget;
}
