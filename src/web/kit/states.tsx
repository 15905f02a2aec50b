import type { ReactNode } from 'react';
import type { kitWords } from './kit-words.ts';
import styles from './kit-page.module.css';

export interface SamplesProps {
  readonly words: (typeof kitWords)['en'];
}

/** The props for the fields of a column. */
export interface SampledState {
  readonly hint?: string;
  readonly error?: string;
  readonly disabled?: boolean;
  readonly readOnly?: boolean;
}

const states = ['plain', 'error', 'disabled', 'readOnly'] as const;

/** The same fields in each state, a column each. */
export function States({ words, children }: SamplesProps & { readonly children: (state: SampledState) => ReactNode }) {
  const told: Readonly<Record<(typeof states)[number], SampledState>> = {
    plain: { hint: words.hint },
    error: { error: words.error },
    disabled: { hint: words.hint, disabled: true },
    readOnly: { hint: words.hint, readOnly: true },
  };
  return (
    <div className={styles.states}>
      {states.map((state) => (
        <section key={state} className={styles.state}>
          <h3>{words.states[state]}</h3>
          {children(told[state])}
        </section>
      ))}
    </div>
  );
}
