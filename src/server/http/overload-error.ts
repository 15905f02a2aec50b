import { AppError } from '#domain/errors.ts';

/** A request was refused before any route of ours was asked: there was no room for it, or its body needs a session that it has not. */
export class OverloadError extends AppError {}
