import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { neighbourOf } from './neighbour-of.ts';
import styles from './tabs.module.css';

/** Tabs inside a drawer or a card, with the panel of the chosen one; the arrow keys move. */
export function TabList<Key extends string>({ label, tabs, value, onChange, children }: TabListProps<Key>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const keys = tabs.map(({ key }) => key);
  const move = (event: KeyboardEvent) => {
    const next = neighbourOf(keys, value, event.key);
    if (next === null) return;
    event.preventDefault();
    onChange(next);
    list.current?.querySelector<HTMLElement>(`[data-key="${next}"]`)?.focus();
  };
  return (
    <>
      <div ref={list} className={styles.tabs} role="tablist" tabIndex={-1} aria-label={label} onKeyDown={move}>
        {tabs.map(({ key, label: text }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-${key}`}
            data-key={key}
            aria-selected={key === value}
            aria-controls={`${id}-panel`}
            tabIndex={key === value ? 0 : -1}
            className={styles.tab}
            onClick={() => onChange(key)}
          >
            {text}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </>
  );
}

interface TabListProps<Key extends string> {
  readonly label: string;
  readonly tabs: readonly { readonly key: Key; readonly label: string }[];
  readonly value: Key;
  readonly onChange: (key: Key) => void;
  /** The panel of the chosen tab. */
  readonly children: ReactNode;
}
