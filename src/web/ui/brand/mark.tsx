import type { ReactNode } from 'react';
import type { Brand } from '#variants/variant.ts';

const drawings: Readonly<Record<Brand['mark'], ReactNode>> = {
  compass: (
    <g fill="none" stroke="currentColor">
      <circle cx="20" cy="20" r="18.5" strokeWidth="1.2" />
      <path d="M10 28 20 9l10 19M13.8 21.5h12.4" strokeWidth="1.8" />
      <path d="M20 9v19" strokeWidth="1" opacity=".55" />
    </g>
  ),
  waves: (
    <>
      <circle cx="20" cy="20" r="19" fill="#0a5796" />
      <path d="M8 25c4-4 8-4 12 0s8 4 12 0M8 18.5c4-4 8-4 12 0s8 4 12 0" fill="none" stroke="#fff" strokeWidth="2" strokeLinecap="round" />
      <circle cx="27" cy="11" r="2.6" fill="#f2b48c" />
    </>
  ),
  pillar: (
    <g fill="currentColor">
      <path d="M8 5h5v30H8zM27 5h5v30h-5z" />
      <path d="M13 24 27 13v5L13 29z" />
    </g>
  ),
};

/** The firm's sign; its name stands beside it in words. */
export function Mark({ mark, className }: { readonly mark: Brand['mark']; readonly className?: string | undefined }) {
  return (
    <svg viewBox="0 0 40 40" className={className} aria-hidden>
      {drawings[mark]}
    </svg>
  );
}
