import type { IdentityProvider, IdentityRefusal } from '#domain/sign-in/identity-provider.ts';

interface Refused {
  readonly provider: IdentityProvider;
  readonly why: IdentityRefusal;
  readonly back: string | null;
}

/** The page that says why a provider let no one in: where someone unknown may sign up, else where one signs in. */
export function refusedPath({ provider, why, back }: Refused): string {
  const search = new URLSearchParams({ provider, refused: why, ...(back === null ? {} : { redirectTo: back }) });
  return `${why === 'unknown' ? '/signup' : '/login'}?${search}`;
}
