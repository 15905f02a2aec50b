import { type RefObject, useCallback, useEffect, useRef } from 'react';

interface Followed {
  readonly element: RefObject<HTMLFormElement | null>;
  /** The `ref` of the form. */
  readonly attach: (form: HTMLFormElement | null) => (() => void) | undefined;
}

/**
 * Follows a form from the moment it is drawn, which in a drawer is after the effects of the page, and through controls that have no event of
 * their own: they tell it (`useTold`).
 */
export function useFormChanges(follow: (form: HTMLFormElement) => void): Followed {
  const element = useRef<HTMLFormElement>(null);
  const current = useRef(follow);
  useEffect(() => {
    current.current = follow;
  });
  const attach = useCallback((form: HTMLFormElement | null) => {
    element.current = form;
    if (!form) return undefined;
    const changed = () => current.current(form);
    form.addEventListener('change', changed);
    changed();
    return () => {
      form.removeEventListener('change', changed);
      element.current = null;
    };
  }, []);
  return { element, attach };
}
