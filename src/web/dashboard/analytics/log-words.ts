import type { LoggedActivity } from '#contracts/analytics.ts';
import { getLoggedThing } from '#domain/activity/logged-thing.ts';
import type { Texts } from '#wording/texts.ts';

/** Says what someone did, in a few words. */
export function writeActivity({ kind, measure, section, file }: LoggedActivity, texts: Texts): string {
  if (kind === 'signed-in') return texts('analytics.did.signed-in');
  if (measure === 'messages') return texts('analytics.did.message');
  return texts(`analytics.did.${kind}`, { what: file ?? texts(`analytics.things.${getLoggedThing(section)}`) });
}
