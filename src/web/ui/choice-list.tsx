import type { ReactNode } from 'react';
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
  /** Of the field, of which one value is sent; without it each choice is a field of its own, by its value, and any number is. */
  readonly name?: string;
  readonly choices: readonly Choice[];
  /** What is to be known beside them. */
  readonly children?: ReactNode;
}

/** A question with all its answers in sight: one of them, or any number. */
export function ChoiceList({ legend, hasHiddenLegend = false, name, choices, children }: ChoiceListProps) {
  return (
    <fieldset className={styles.choices}>
      <legend className={hasHiddenLegend ? 'sr' : styles.legend}>{legend}</legend>
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
    </fieldset>
  );
}
