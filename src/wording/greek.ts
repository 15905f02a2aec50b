import type { English } from './english.ts';
import { paper } from './greek/paper.ts';
import { shell } from './greek/shell.ts';

export const greek: English = { paper, shell };
