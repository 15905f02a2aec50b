import { Link, type LinkProps } from 'react-router';
import { buttonClass, type ButtonLook } from './button-look.ts';

/** A link that looks like a button: it leads somewhere and can be opened in a new tab. */
export function LinkButton({ look, size, isWide, className, ...rest }: ButtonLook & LinkProps) {
  return <Link {...rest} className={buttonClass({ look, size, isWide }, className)} />;
}
