import { errorCatalogue } from '#domain/error-catalogue.ts';
import { type ErrorCode } from '#domain/errors.ts';

const entries = Object.entries(errorCatalogue).map(([code, { text }]) => [code, text]);

/** The English of every failure stands in its catalogue. */
export const error = Object.fromEntries(entries) as Record<ErrorCode, string>;
