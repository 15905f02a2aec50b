/** Who may say who someone is, by OpenID Connect. */
export const identityProviders = ['google', 'microsoft', 'linkedin'] as const;
export type IdentityProvider = (typeof identityProviders)[number];

/** What they call themselves, in every language. */
export const identityProviderNames: Readonly<Record<IdentityProvider, string>> = {
  google: 'Google',
  microsoft: 'Microsoft',
  linkedin: 'LinkedIn',
};

/** An account elsewhere: the subject is its name at the issuer for good, whatever becomes of its e-mail address. */
export interface Identity {
  readonly provider: IdentityProvider;
  readonly issuer: string;
  readonly subject: string;
}

/** Why a sign-in through a provider came to nothing, as its owner is told. `unknown` says the same of everyone who is not let in. */
export const identityRefusals = ['silent', 'disbelieved', 'cancelled', 'unknown', 'expired', 'too-many'] as const;
export type IdentityRefusal = (typeof identityRefusals)[number];
