import { type RefObject, useEffect, useState } from 'react';
import type { DrawChart } from './chart-option.ts';
import type { Drawing } from './drawing.ts';
import { whenWanted } from './when-wanted.ts';

/**
 * The chart inside an element, once it is wanted and its code has been fetched; drawn again when what it shows or its size changes.
 *
 * @throws what fetching the code threw, so that the block says that it failed
 */
export function useDrawing(place: RefObject<HTMLElement | null>, draw: DrawChart): Drawing | null {
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  if (failure !== null) throw failure;

  useEffect(() => {
    if (!place.current) return undefined;
    let made: Drawing | null = null;
    let isGone = false;
    const stopWaiting = whenWanted(place.current, () => {
      import('./drawing.ts')
        .then(({ beginDrawing }) => {
          if (isGone || !place.current) return;
          made = beginDrawing(place.current);
          setDrawing(made);
        })
        .catch(setFailure);
    });
    return () => {
      isGone = true;
      stopWaiting();
      made?.end();
    };
  }, [place]);

  useEffect(() => drawing?.show(draw), [drawing, draw]);
  return drawing;
}
