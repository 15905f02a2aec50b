import type { FieldFrame } from './field.tsx';
import { ImageField } from './image-field.tsx';
import { Logo } from '../pictures/logo.tsx';

interface LogoFieldProps extends FieldFrame {
  readonly name: string;
  /** The address of the present one; null where there is none. */
  readonly href: string | null;
}

/** A portal's logo to be chosen, on the ground that it will stand on. */
export function LogoField({ href, ...field }: LogoFieldProps) {
  return <ImageField {...field}>{(chosen) => <Logo href={chosen ?? href} />}</ImageField>;
}
