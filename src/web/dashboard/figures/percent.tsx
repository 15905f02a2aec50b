import { useFormats } from '../../lib/formats.tsx';

/** A return with its sign, without its colour. */
export function Percent({ fraction }: { readonly fraction: number }) {
  return useFormats().percent(fraction);
}
