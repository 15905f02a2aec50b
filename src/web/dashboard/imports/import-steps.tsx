import { Check } from 'lucide-react';
import type { OpenedImport } from '#contracts/imports.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Icon } from '../../ui/pictures/icon.tsx';
import styles from './imports.module.css';

const steps = ['upload', 'securities', 'check', 'done'] as const;

/** Shows the progress of an import. */
export function ImportSteps({ one }: { readonly one: OpenedImport }) {
  const texts = useTexts();
  const current = steps.indexOf(stepOf(one));
  return (
    <nav aria-label={texts('imports.steps.label')}>
      <ol className={styles.steps}>
        {steps.map((step, at) => (
          <li key={step} aria-current={at === current ? 'step' : undefined} data-done={at < current || undefined}>
            <span className={styles.mark}>{at < current ? <Icon of={Check} size="small" /> : at + 1}</span>
            {at < current && <span className="sr">{texts('imports.stepDone')}</span>}
            <span className={styles.step}>{texts(`imports.steps.${step}`)}</span>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function stepOf({ state, securities }: OpenedImport): (typeof steps)[number] {
  if (state === 'imported' || state === 'undone') return 'done';
  if (state !== 'checked') return 'upload';
  return securities.some(({ matchedBy }) => matchedBy === null) ? 'securities' : 'check';
}
