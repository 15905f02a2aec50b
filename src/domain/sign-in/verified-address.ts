import { emailKey, isEmailAddress } from './email-address.ts';
import type { IdentityProvider } from './identity-provider.ts';

/** Claims of an ID token. `email`, `email_verified`, `hd` and `xms_edov`, if present, describe an address. */
export type AddressClaims = Readonly<Record<string, unknown>>;

/**
 * The address that a provider vouches for, in lower-case letters; null where it says one without having looked, or looked once and cannot know
 * whose it is since.
 */
export function verifiedAddress(provider: IdentityProvider, claims: AddressClaims): string | null {
  const { email: said } = claims;
  if (typeof said !== 'string') return null;
  const email = emailKey(said);
  if (!isEmailAddress(email) || email !== inSmallLetters(said)) return null;
  return vouches[provider](claims, email.slice(email.lastIndexOf('@') + 1)) ? email : null;
}

type Vouches = (claims: AddressClaims, domain: string) => boolean;

const vouches: Readonly<Record<IdentityProvider, Vouches>> = {
  /** Any address becomes a Google account by answering a mail once. It is Google's to give where Google keeps the mailbox: `hd` names the domain of a firm. */
  google: (claims, domain) => isVerified(claims) && (ownDomains.has(domain) || isDomain(claims['hd'], domain)),
  /**
   * Microsoft's `email` is whatever an administrator of any tenant wrote there: it counts where `xms_edov` says that the domain is the tenant's
   * own, or that Microsoft has asked the mailbox. The claim comes as a boolean, and of older tokens as a number or text.
   */
  microsoft: ({ xms_edov: said }) => yes.has(said),
  linkedin: isVerified,
};

function isVerified({ email_verified: said }: AddressClaims): boolean {
  return said === true;
}

const isDomain = (said: unknown, domain: string) => typeof said === 'string' && inSmallLetters(said) === domain;

/** Letters of ASCII alone: the Kelvin sign becomes a k too, and is the mailbox of someone else. */
const inSmallLetters = (text: string) => text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());

const ownDomains: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);
const yes: ReadonlySet<unknown> = new Set([true, 1, '1', 'true']);
