import { type RefObject, useEffect } from 'react';

/** Follows a form also through controls that have no event of their own: they tell it (`useTold`). */
export function useFormChanges(form: RefObject<HTMLFormElement | null>, follow: () => void): void {
  useEffect(() => {
    const element = form.current;
    element?.addEventListener('change', follow);
    return () => element?.removeEventListener('change', follow);
  }, [form, follow]);
}
