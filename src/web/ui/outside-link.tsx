import type { ReactNode } from 'react';

interface OutsideLinkProps {
  readonly href: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A page of someone else, in a tab that knows nothing of this one. What is no page with https is no link. */
export function OutsideLink({ href, className, children }: OutsideLinkProps) {
  if (!href.startsWith('https://')) return children;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
    </a>
  );
}
