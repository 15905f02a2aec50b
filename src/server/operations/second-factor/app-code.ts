import * as z from 'zod';

/** Six digits of an authenticator app, as people copy them: `123 456` too. */
export const AppCode = z
  .string()
  .max(20)
  .transform((text) => text.replaceAll(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/));
