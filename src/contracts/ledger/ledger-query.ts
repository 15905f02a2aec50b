import * as z from 'zod';

/** What a database keeps as text: all but the character 0. */
const text = z.string().refine((value) => !value.includes('\0'));

/** Which transaction a form is about, or which security a new one. */
export const EntryQuery = z.object({ entry: text.max(40).optional(), symbol: text.max(200).optional() });

export const SecuritiesQuery = z.object({ find: text.max(100).optional() });

/** What someone is typing, by field, and which transaction it would replace. */
export const PreviewQuery = z.object({ replaces: text.max(40).optional() }).catchall(text.max(200));
