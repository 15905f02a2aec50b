import { lazy, Suspense, useState } from 'react';
import type { Design } from '#contracts/design.ts';
import { useTexts } from '../lib/texts.tsx';
import { Toaster } from '../ui/toast/toaster.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import type { SiteFrameProps } from '../site/public/site-frame.tsx';
import styles from './designer.module.css';

const DesignerEditor = lazy(() => import('./designer-editor.tsx'));

/** The page where an entry is put together from blocks. Its editor is large and is fetched by this page alone. */
export function DesignerPage({ design, site }: { readonly design: Design; readonly site: SiteFrameProps }) {
  const texts = useTexts();
  const isAlive = useHydrated();
  const [round, setRound] = useState(0);
  const title = texts('designer.title', { name: design.name });
  const waiting = (
    <main className={styles.waiting}>
      <h1>{title}</h1>
      <p>{texts('designer.loading')}</p>
      <noscript>{texts('designer.noScript')}</noscript>
    </main>
  );
  return (
    <>
      <title>{title}</title>
      {isAlive ? (
        <Suspense fallback={waiting}>
          <DesignerEditor key={round} {...{ design, site }} onTake={() => setRound(round + 1)} />
        </Suspense>
      ) : (
        waiting
      )}
      <Toaster />
    </>
  );
}
