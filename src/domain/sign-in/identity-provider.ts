/** Identity providers that may authenticate a user by OpenID Connect. */
export const identityProviders = ['google', 'microsoft', 'linkedin'] as const;
export type IdentityProvider = (typeof identityProviders)[number];

/** Brand names of the providers, the same in every language. */
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

/** Reasons shown to a user whose sign-in through a provider failed. `unknown` is the same for everyone who is not admitted. */
export const identityRefusals = ['silent', 'disbelieved', 'cancelled', 'unknown', 'expired', 'too-many'] as const;
export type IdentityRefusal = (typeof identityRefusals)[number];
