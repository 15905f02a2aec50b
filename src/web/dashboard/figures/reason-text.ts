import type { Reason } from '#finance/figure.ts';
import type { Texts } from '#wording/texts.ts';

/** Explains why there is no figure, with the name of its subject if it has one. */
export function reasonText({ reason, subject }: { readonly reason: Reason; readonly subject?: string }, texts: Texts): string {
  const sentence = texts(`reasons.${reason}`);
  return subject === undefined ? sentence : `${sentence} (${subject})`;
}
