import { type RefObject, useCallback, useRef } from 'react';

interface Told<Frame extends HTMLElement> {
  readonly frameOf: RefObject<Frame | null>;
  readonly told: () => void;
}

/** A hidden field has no event of its own: whoever changes one says so of the frame around it, once the field is drawn anew. */
export function useTold<Frame extends HTMLElement>(): Told<Frame> {
  const frameOf = useRef<Frame>(null);
  const told = useCallback(() => {
    setTimeout(() => frameOf.current?.dispatchEvent(new Event('change', { bubbles: true })));
  }, []);
  return { frameOf, told };
}
