import { useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';

/** Returns how often the server refused the form; as a key, the number empties a secret field. After a refusal, the named field gets the focus. */
export function useRefusals(error: string | null, field: string) {
  const [refusals, setRefusals] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const { state } = useNavigation();
  const wasBusy = useRef(false);
  useEffect(() => {
    if (state === 'idle' && wasBusy.current && error !== null) setRefusals((count) => count + 1);
    wasBusy.current = state !== 'idle';
  }, [state, error]);
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLInputElement>(`[name="${field}"]`)?.focus();
  }, [refusals, field]);
  return { refusals, form };
}
