import type { ReactNode } from 'react';
import type { IdentityProvider } from '#domain/sign-in/identity-provider.ts';

// As the providers draw them: their rules allow neither other colours nor other shapes.
const marks: Readonly<Record<IdentityProvider, ReactNode>> = {
  google: (
    <>
      <path
        fill="#4285f4"
        d="M23.5 12.27c0-.82-.07-1.6-.21-2.36H12v4.46h6.45a5.52 5.52 0 0 1-2.39 3.62v3h3.87c2.27-2.08 3.57-5.15 3.57-8.72Z"
      />
      <path
        fill="#34a853"
        d="M12 24c3.24 0 5.96-1.07 7.93-2.91l-3.87-3c-1.07.72-2.44 1.15-4.06 1.15-3.13 0-5.78-2.11-6.72-4.96h-4v3.1A12 12 0 0 0 12 24Z"
      />
      <path fill="#fbbc05" d="M5.28 14.28a7.2 7.2 0 0 1 0-4.56v-3.1h-4a12 12 0 0 0 0 10.76l4-3.1Z" />
      <path
        fill="#ea4335"
        d="M12 4.77c1.76 0 3.34.6 4.59 1.79l3.43-3.43A11.5 11.5 0 0 0 12 0 12 12 0 0 0 1.28 6.62l4 3.1C6.22 6.88 8.87 4.77 12 4.77Z"
      />
    </>
  ),
  microsoft: (
    <>
      <path fill="#f25022" d="M1 1h10.5v10.5H1z" />
      <path fill="#7fba00" d="M12.5 1H23v10.5H12.5z" />
      <path fill="#00a4ef" d="M1 12.5h10.5V23H1z" />
      <path fill="#ffb900" d="M12.5 12.5H23V23H12.5z" />
    </>
  ),
  linkedin: (
    <>
      <rect width="24" height="24" rx="2.5" fill="#0a66c2" />
      <path
        fill="#fff"
        d="M20.45 20.45h-3.55v-5.57c0-1.33-.03-3.04-1.85-3.04-1.86 0-2.14 1.45-2.14 2.94v5.67H9.35V9h3.42v1.56h.04a3.74 3.74 0 0 1 3.37-1.85c3.6 0 4.27 2.37 4.27 5.46v6.28ZM5.34 7.43a2.06 2.06 0 1 1 0-4.13 2.06 2.06 0 0 1 0 4.13Zm1.78 13.02H3.55V9h3.57v11.45Z"
      />
    </>
  ),
};

/** The mark of a provider beside its name. */
export function ProviderMark({ of: provider }: { readonly of: IdentityProvider }) {
  return (
    <svg viewBox="0 0 24 24" width={18} height={18} aria-hidden>
      {marks[provider]}
    </svg>
  );
}
