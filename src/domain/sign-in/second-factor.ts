/** What proves someone beside the password. */
export const secondFactors = ['pin', 'totp', 'recovery', 'passkey'] as const;
export type SecondFactor = (typeof secondFactors)[number];

/** What someone has set up beside the PIN, which everyone has. */
export interface OwnFactors {
  readonly totp: boolean;
  readonly passkey: boolean;
}

export type FactorTarget = 'sms' | 'email' | 'totp' | 'passkey';

/** Whether a PIN is sent. Anyone who set up something stronger is asked for that alone: a PIN in its place would make it as weak as the PIN. */
export function needsPin({ totp, passkey }: OwnFactors): boolean {
  return !totp && !passkey;
}

/** What is asked for first: a passkey, which no false page gets, before the app; the PIN where there is neither. */
export function factorTarget({ totp, passkey }: OwnFactors, pinTarget: 'sms' | 'email'): FactorTarget {
  if (passkey) return 'passkey';
  return totp ? 'totp' : pinTarget;
}
