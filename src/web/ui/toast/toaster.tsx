import { lazy, Suspense, useEffect, useState } from 'react';
import { listenForToasts, type Toast } from './toast.ts';

const ToastCorner = lazy(() => import('./toast-corner.tsx'));

/** Stands once on a page and shows its toasts; what draws them is fetched for the first one. */
export function Toaster() {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  useEffect(() => listenForToasts((toast) => setToasts((before) => [...before, toast])), []);
  if (toasts.length === 0) return null;
  return (
    <Suspense>
      <ToastCorner toasts={toasts} />
    </Suspense>
  );
}
