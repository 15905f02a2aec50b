import type { ComponentProps } from 'react';
import { localiseAddress } from '#contracts/language-address.ts';
import { useLanguageOfAddress } from '../language-of-address.ts';

/** Keeps the language that the address of the page names, in addresses of this site. */
export function useInLanguage(): (href: string) => string {
  const language = useLanguageOfAddress();
  return (href) => localiseAddress(href, language);
}

/** A link of the public site. */
export function SiteAnchor({ href, children, ...rest }: ComponentProps<'a'> & { readonly href: string }) {
  const inItsLanguage = useInLanguage();
  return (
    <a href={inItsLanguage(href)} {...rest}>
      {children}
    </a>
  );
}
