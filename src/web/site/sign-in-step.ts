/** Where signing in stands: the password is asked for, or the PIN that was sent. */
export type SignInStep = { readonly kind: 'password' } | PinStep;

export interface PinStep {
  readonly kind: 'pin';
  readonly channel: 'sms' | 'email';
  /** What may be shown of the target: `•• 47` or `e•••@h•••.example`. */
  readonly hint: string;
  /** Seconds that the PIN is still valid, when the page was made. */
  readonly validFor: number;
  /** Seconds until a new one may be asked for. */
  readonly resendIn: number;
  /** Another PIN has another one. */
  readonly sentKey: string;
}

/** A PIN on its way as the server tells it; moments are ISO text in UTC. */
export interface SentPin {
  readonly pinTarget: { readonly channel: 'sms' | 'email'; readonly hint: string };
  readonly pinExpiresAt: string;
  readonly resendAt: string;
}

/** `now` in milliseconds of the server's clock, so that the browser's need not be right. */
export function signInStep(sent: SentPin | null, now: number): SignInStep {
  if (!sent) return { kind: 'password' };
  const secondsTo = (moment: string) => Math.max(0, Math.ceil((Date.parse(moment) - now) / 1000));
  return {
    kind: 'pin',
    ...sent.pinTarget,
    validFor: secondsTo(sent.pinExpiresAt),
    resendIn: secondsTo(sent.resendAt),
    sentKey: sent.pinExpiresAt,
  };
}
