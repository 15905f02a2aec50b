import type { TextKey } from '#wording/texts.ts';
import { useTexts } from './texts.tsx';

/** Names tags of posts in the reader's language. */
export function useTagWords(): (tag: string) => string {
  const texts = useTexts();
  return (tag) => texts(`publicSite.tags.${tag}` as TextKey, { defaultValue: tag });
}
