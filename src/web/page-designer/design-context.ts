import { createContext, useContext } from 'react';
import type { Theme } from '#contracts/ids.ts';
import type { SitePicture } from '#contracts/media.ts';
import type { OfferedRecord } from '#contracts/records.ts';
import type { SiteFrameProps } from '../site/public/site-frame.tsx';
import type { Design } from '#contracts/design.ts';

/** The data that blocks and fields get about the designed page. The editor draws blocks in a separate frame, which contexts still reach. */
interface Designing {
  readonly design: Design;
  readonly site: SiteFrameProps;
  /** The theme of the preview. */
  readonly theme: Theme;
  readonly pictureOf: (id: string) => SitePicture | null;
  readonly mediaOf: (id: string) => OfferedRecord | null;
  /** Tells of an entry of media that was chosen, which may be a new one. */
  readonly choose: (choice: OfferedRecord) => void;
}

const DesignContext = createContext<Designing | null>(null);

export const DesignProvider = DesignContext.Provider;

export function useDesign(): Designing {
  const designing = useContext(DesignContext);
  if (!designing) throw new Error('Blocks are designed within a design.');
  return designing;
}
