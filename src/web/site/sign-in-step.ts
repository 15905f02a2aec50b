import type { PasskeyRequest } from '#contracts/people/passkeys.ts';
import type { IdentityProvider } from '#domain/sign-in/identity-provider.ts';
import type { SignUpChoice } from '#contracts/people/sign-up.ts';
import { pathOfMode } from './path-of-mode.ts';

/** The step of the dialog: one of its modes, or a wait for a PIN or a link. */
export type SignInStep =
  | { readonly kind: 'password' | 'reset' }
  | { readonly kind: 'signup'; readonly choice: SignUpChoice }
  | { readonly kind: 'link-sent'; readonly email: string }
  | PinStep
  | CodeStep;

/** The firm's rules for the values in the dialog. */
export interface SignInRules {
  readonly checksEmailFormat: boolean;
  readonly password: 'digit' | 'none';
  readonly termsLabel: string;
}

/** The ways to sign in other than with a password. */
export interface SignInOptions {
  readonly providers: readonly IdentityProvider[];
  /** The address of the national page; null where there is none. */
  readonly national: string | null;
}

/** The mode that an address asks for: `action` in the query, else by its name. */
export function modeOf({ pathname, searchParams }: URL): 'login' | 'signup' | 'reset' {
  const action = searchParams.get('action');
  if (action === 'login' || action === 'signup' || action === 'reset') return action;
  return pathname.startsWith('/signup') ? 'signup' : 'login';
}

export interface PinStep {
  readonly kind: 'pin';
  readonly channel: 'sms' | 'email';
  /** The target in masked form: `•• 47` or `e•••@h•••.example`. */
  readonly hint: string;
  /** Seconds that the PIN is still valid, when the page was made; null where none was sent for this sign-in. */
  readonly validFor: number | null;
  /** Seconds until a new one may be asked for. */
  readonly resendIn: number;
  /** Another PIN has another one. */
  readonly sentKey: string;
}

/** The factors that can replace a PIN. */
export type CodeUse = 'passkey' | 'totp' | 'recovery';

/** The step that asks for a factor of the user, or for its fallback if that is lost. */
export interface CodeStep {
  readonly kind: 'code';
  readonly use: CodeUse;
  /** The browser's request to the device for a passkey. */
  readonly passkey: PasskeyRequest | null;
  readonly others: readonly { readonly use: CodeUse; readonly to: string }[];
}

/** The user's factors, from the server. */
interface AskedFactors {
  readonly factors: { readonly totp: boolean };
  readonly passkey: PasskeyRequest | null;
}

/** Returns the step for the factor that `use` names, if the user has set it up, or else their first one. All users of factors have recovery codes. */
export function codeStep({ factors: { totp }, passkey }: AskedFactors, { searchParams }: URL): CodeStep {
  const all: readonly CodeUse[] = ['passkey', 'totp', 'recovery'];
  const isOffered = { passkey: passkey !== null, totp, recovery: true };
  const offered = all.filter((each) => isOffered[each]);
  const use = offered.find((each) => each === searchParams.get('use')) ?? offered[0] ?? 'recovery';
  const others = offered.filter((each) => each !== use);
  return { kind: 'code', use, passkey, others: others.map((each) => ({ use: each, to: pathOfMode(`/login?use=${each}`, searchParams) })) };
}

/** A PIN as the server tells it, on its way or still to be asked for; moments are ISO text in UTC. */
export interface SentPin {
  readonly pinTarget: { readonly channel: 'sms' | 'email'; readonly hint: string };
  readonly pinExpiresAt: string | null;
  readonly resendAt: string;
}

/** `now` in milliseconds of the server's clock, so that the browser's need not be right. */
export function pinStep(sent: SentPin, now: number): PinStep {
  const secondsTo = (moment: string) => Math.max(0, Math.ceil((Date.parse(moment) - now) / 1000));
  return {
    kind: 'pin',
    ...sent.pinTarget,
    validFor: sent.pinExpiresAt === null ? null : secondsTo(sent.pinExpiresAt),
    resendIn: secondsTo(sent.resendAt),
    sentKey: sent.pinExpiresAt ?? 'not sent',
  };
}
