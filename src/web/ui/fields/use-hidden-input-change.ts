import { type RefObject, useCallback, useRef } from 'react';

interface HiddenInputChange<Frame extends HTMLElement> {
  readonly frameOf: RefObject<Frame | null>;
  readonly dispatchChange: () => void;
}

/** A hidden field has no event of its own: whoever changes one says so of the frame around it, once the field is drawn anew. */
export function useHiddenInputChange<Frame extends HTMLElement>(): HiddenInputChange<Frame> {
  const frameOf = useRef<Frame>(null);
  const told = useCallback(() => {
    setTimeout(() => frameOf.current?.dispatchEvent(new Event('change', { bubbles: true })));
  }, []);
  return { frameOf, dispatchChange: told };
}
