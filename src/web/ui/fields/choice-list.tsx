import { type ReactNode, useId } from 'react';
import { FieldNote } from './field-note.tsx';
import styles from './choice-list.module.css';

interface Choice {
  readonly value: string;
  readonly label: string;
  /** Chosen at first. */
  readonly isChosen?: boolean;
}

interface ChoiceListProps {
  readonly legend: string;
  /** The legend is for those alone who do not see the heading above. */
  readonly hasHiddenLegend?: boolean;
  /** The name of the field, which sends one value. Without it each choice is a field with its value as the name, and the reader may choose any number. */
  readonly name?: string;
  readonly choices: readonly Choice[];
  readonly hint?: string | undefined;
  /** At the right of the legend, as fields have it beside their labels. */
  readonly aside?: ReactNode;
  /** The error of the choice. */
  readonly error?: string | undefined;
  /** Further notes beside the choices. */
  readonly children?: ReactNode;
}

/** A question with all its answers in sight: one of them, or any number. */
export function ChoiceList({ legend, hasHiddenLegend = false, name, choices, hint, aside, error, children }: ChoiceListProps) {
  const noteId = useId();
  return (
    <fieldset className={styles.choices} data-invalid={error ? true : undefined} aria-describedby={describedBy(noteId, { hint, error })}>
      <legend className={hasHiddenLegend ? 'sr' : styles.legend}>
        {legend}
        {aside && <> {aside}</>}
      </legend>
      {hint && (
        <p id={`${noteId}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {choices.map(({ value, label, isChosen = false }) => (
        <label key={value} className={styles.choice}>
          {name === undefined ? (
            <input type="checkbox" name={value} defaultChecked={isChosen} />
          ) : (
            <input type="radio" name={name} value={value} defaultChecked={isChosen} />
          )}
          {label}
        </label>
      ))}
      {children}
      <FieldNote id={noteId} error={error} />
    </fieldset>
  );
}

function describedBy(id: string, { hint, error }: Pick<ChoiceListProps, 'hint' | 'error'>): string | undefined {
  return [...(hint ? [`${id}-hint`] : []), ...(error ? [id] : [])].join(' ') || undefined;
}
