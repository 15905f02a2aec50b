import { useState } from 'react';
import type { FormDesign } from '#contracts/design.ts';
import { useTexts } from '../lib/texts.tsx';
import { Toaster } from '../ui/toast/toaster.tsx';
import { FormDesigner } from './form-designer.tsx';

/** The page where the fields of a form are designed. */
export function FormDesignerPage({ design }: { readonly design: FormDesign }) {
  const texts = useTexts();
  const [round, setRound] = useState(0);
  return (
    <>
      <title>{texts('designer.title', { name: design.name })}</title>
      <noscript>{texts('designer.noScript')}</noscript>
      <FormDesigner key={round} design={design} onTake={() => setRound(round + 1)} />
      <Toaster />
    </>
  );
}
