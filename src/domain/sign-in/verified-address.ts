import { emailKey, isEmailAddress } from './email-address.ts';
import type { IdentityProvider } from './identity-provider.ts';

/** What an ID token says: `email`, `email_verified` and `xms_edov` are of an address, if they are there. */
export type AddressClaims = Readonly<Record<string, unknown>>;

/**
 * The address that a provider vouches for, in lower-case letters; null where it says one without having looked.
 *
 * Microsoft's `email` is whatever an administrator of any tenant wrote there: it counts where `xms_edov` says that the domain is the tenant's
 * own, or that Microsoft has asked the mailbox. The claim comes as a boolean, and of older tokens as a number or text.
 */
export function verifiedAddress(provider: IdentityProvider, claims: AddressClaims): string | null {
  const isVerified = provider === 'microsoft' ? yes.has(claims['xms_edov']) : claims['email_verified'] === true;
  const { email: said } = claims;
  if (!isVerified || typeof said !== 'string') return null;
  const email = emailKey(said);
  return isEmailAddress(email) && email === inSmallLetters(said) ? email : null;
}

/** Letters of ASCII alone: the Kelvin sign becomes a k too, and is the mailbox of somebody else. */
const inSmallLetters = (text: string) => text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());

const yes: ReadonlySet<unknown> = new Set([true, 1, '1', 'true']);
