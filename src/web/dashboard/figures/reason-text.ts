import type { Reason } from '#finance/figure.ts';
import type { Texts } from '#wording/texts.ts';

/** Why there is no figure, with what it is about where that has a name. */
export function reasonText({ reason, subject }: { readonly reason: Reason; readonly subject?: string }, texts: Texts): string {
  const sentence = texts(`reasons.${reason}`);
  return subject === undefined ? sentence : `${sentence} (${subject})`;
}
