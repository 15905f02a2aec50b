import { useEffect, useRef } from 'react';

/** Tells each answer of a form once, however often the page is drawn with it; not one that was there before the page was. */
export function useEachAnswer<Answer extends object>(answer: Answer | null | undefined, tell: (answer: Answer) => void): void {
  const told = useRef(answer);
  useEffect(() => {
    if (!answer || told.current === answer) return;
    told.current = answer;
    tell(answer);
  }, [answer, tell]);
}
