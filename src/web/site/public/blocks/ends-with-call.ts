import type { SiteBlocks } from '#contracts/site.ts';

/** Returns true when a page already ends with a call to action. */
export function endsWithCall({ blocks }: SiteBlocks): boolean {
  const last = blocks.at(-1)?.type;
  return last === 'callToAction' || last === 'contact';
}
