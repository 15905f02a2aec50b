import type { English } from './english.ts';
import { shell } from './greek/shell.ts';

export const greek: English = { shell };
