import { isRouteErrorResponse } from 'react-router';
import type { Results } from './fault-of.ts';
import { isFrameShown } from './kept-page.ts';

/** Keeps the visible frame when the server refuses a page before its loaders run. The refusal appears in place of the page. */
export function inFrame(loaded: Results): Results {
  const refused = loaded.root;
  const isFramed = isFrameShown() && 'routes/frame' in loaded;
  if (refused?.type !== 'error' || !isRouteErrorResponse(refused.result) || !isFramed) return loaded;
  return { 'routes/framed': refused };
}
