import { isRouteErrorResponse } from 'react-router';
import type { Results } from './fault-of.ts';
import { isFrameShown } from './kept-page.ts';

/** Of a page that is refused before any of it is asked, the frame that is shown stays: the refusal stands where the page would. */
export function inFrame(loaded: Results): Results {
  const refused = loaded.root;
  const isFramed = isFrameShown() && 'routes/frame' in loaded;
  if (refused?.type !== 'error' || !isRouteErrorResponse(refused.result) || !isFramed) return loaded;
  return { 'routes/framed': refused };
}
