import type { Picked } from '#contracts/people/access-groups.ts';
import type { Texts } from '#wording/texts.ts';

/** Describes how many rows the action moved, and why it did not move others. */
export function pickedWords({ done, count, unregistered = 0 }: Picked, texts: Texts): { readonly text: string; readonly detail?: string } {
  const text = texts(`accessGroups.done.${done}`, { count });
  return unregistered === 0 ? { text } : { text, detail: texts('groups.notRegistered', { count: unregistered }) };
}
