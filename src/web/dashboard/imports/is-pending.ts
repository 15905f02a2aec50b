import type { ImportSecurity } from '#contracts/imports.ts';

/** True for a security that was chosen since the last check, which has not applied it yet. */
export function isPending({ choice, matchedBy, instrument }: ImportSecurity): boolean {
  if (choice === null) return matchedBy === 'chosen';
  return matchedBy !== 'chosen' || (choice.kind === 'existing' && choice.instrumentId !== instrument?.id);
}
