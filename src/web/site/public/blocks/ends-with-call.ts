import type { SiteBlocks } from '#contracts/site.ts';

/** Whether a page asks its reader for something at its end already. */
export function endsWithCall({ blocks }: SiteBlocks): boolean {
  const last = blocks.at(-1)?.type;
  return last === 'callToAction' || last === 'contact';
}
