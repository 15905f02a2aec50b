import { type InvalidEvent, useState } from 'react';
import { useTexts } from '../../lib/texts.tsx';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Gives the words for what a browser finds wrong with a control, in the place of its own bubble: it is empty, or no address of mail. `onInvalid`
 * belongs to the control or to anything around it, `forget` to what changes it. A box to tick has words of its own instead of its label.
 */
export function useMissing(label: string, words?: string) {
  const texts = useTexts();
  const [missing, setMissing] = useState<string | null>(null);
  const onInvalid = (event: InvalidEvent<HTMLElement>) => {
    const control = event.target as unknown as Control;
    const { validity, form, type } = control;
    const isMissing = validity.valueMissing;
    if (!isMissing && !(validity.typeMismatch && type === 'email')) return;
    // A field with words of its own has said them.
    if (!event.defaultPrevented) setMissing(isMissing ? (words ?? texts('fields.required', { label })) : texts('fields.problem.email'));
    event.preventDefault();
    // The browser leaves the focus where it is when it says nothing itself.
    if (form?.querySelector(':is(input, select, textarea):invalid') === control) control.focus();
  };
  return { missing, onInvalid, forget: () => setMissing(null) };
}
