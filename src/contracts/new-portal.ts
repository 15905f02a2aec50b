import type { ErrorCode } from '#domain/errors.ts';

/** What is filled in for a new portal. */
export const newPortalFields = ['name', 'subtitle', 'theme', 'language', 'phone', 'email'] as const;
export type NewPortalField = (typeof newPortalFields)[number];

/** What is wrong with which field; null where nothing is. */
export type NewPortalProblems = Readonly<Partial<Record<NewPortalField, ErrorCode>>>;
