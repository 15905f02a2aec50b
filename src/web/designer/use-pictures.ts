import { useMemo, useState } from 'react';
import type { OfferedRecord } from '#contracts/records.ts';
import type { SitePicture } from '#contracts/media.ts';
import type { Design } from '#contracts/design.ts';

/** The pictures that blocks can show: those of the page as it came, and those that were chosen since, which are drawn small until it is loaded again. */
export function usePictures({ pictures, media }: Design) {
  const [chosen, setChosen] = useState<readonly OfferedRecord[]>([]);
  return useMemo(() => {
    const mediaOf = (id: string) => [...chosen, ...media].find(({ value }) => value === id) ?? null;
    return {
      mediaOf,
      pictureOf: (id: string) => pictures[id] ?? smallPicture(mediaOf(id)),
      choose: (choice: OfferedRecord) => setChosen((before) => [choice, ...before]),
    };
  }, [chosen, media, pictures]);
}

function smallPicture(choice: OfferedRecord | null): SitePicture | null {
  if (!choice?.picture) return null;
  return { alt: '', width: 320, height: 213, sources: [{ type: 'image/webp', addresses: [{ href: choice.picture, width: 320 }] }] };
}
