import { paper } from './english/paper.ts';
import { shell } from './english/shell.ts';

/** The English catalogue: the texts of the specification, and the shape that every other language must have. */
export const english = { paper, shell };

export type English = typeof english;
