import { shell } from './english/shell.ts';

/** The English catalogue: the texts of the specification, and the shape that every other language must have. */
export const english = { shell };

export type English = typeof english;
