import { createContext } from 'react';
import type { SitePicture } from '#contracts/media.ts';

/** Finds the picture of an image in formatted text; null where the reader may not see it. */
export const TextPicturesContext = createContext<(id: string) => SitePicture | null>(() => null);
