import { useFormats } from '../../lib/formats.tsx';
import { Signed } from './signed.tsx';

/** A return from a fraction, in the colour of its sign. */
export function Rate({ fraction }: { readonly fraction: number }) {
  const formats = useFormats();
  return <Signed value={fraction}>{formats.percent(fraction)}</Signed>;
}
