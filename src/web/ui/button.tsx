import type { ComponentProps } from 'react';
import { buttonClass, type ButtonLook } from './button-look.ts';

/** A button that does something here; what leads elsewhere is a LinkButton. */
export function Button({ look, size, isWide, className, type = 'button', ...rest }: ButtonLook & ComponentProps<'button'>) {
  return <button {...rest} type={type} className={buttonClass({ look, size, isWide }, className)} />;
}
