import type { Scope } from '#domain/api-client/scope.ts';

/** A system that may ask the API, as administrators see it. Moments are on the clock of the variant: `2026-03-29T03:30`. */
export interface ShownApiClient {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly madeAt: string;
  /** Null for someone who is no more. */
  readonly maker: string | null;
  /** Null until it asks for something. */
  readonly lastUsedAt: string | null;
  /** Null while it may ask. */
  readonly revokedAt: string | null;
}

/** What became of a form of the page: the secret of a client that was just made is told here and nowhere else. */
export type ApiClientAnswer =
  | { readonly done: 'made'; readonly name: string; readonly clientId: string; readonly secret: string }
  | { readonly done: 'revoked'; readonly name: string };
