import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import { neighbourOf } from './neighbour-of.ts';
import styles from './menu.module.css';

/**
 * A button that opens a few links and buttons below it. A native disclosure: it opens without scripts; alive, it closes
 * with Escape, a press elsewhere or a choice, and the arrow keys move through it.
 */
export function Menu({ trigger, label, align = 'end', side = 'below', children, className }: MenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => (details.current ? enliven(details.current) : undefined), []);
  return (
    <details ref={details} className={styles.menu}>
      <summary className={classNames(styles.trigger, className)} aria-label={label}>
        {trigger}
      </summary>
      <div className={styles.panel} data-align={align} data-side={side}>
        {children}
      </div>
    </details>
  );
}

interface MenuProps {
  readonly trigger: ReactNode;
  /** Says what opens when the trigger's own words do not. */
  readonly label?: string | undefined;
  readonly align?: 'start' | 'end';
  readonly side?: 'below' | 'above';
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

function enliven(details: HTMLDetailsElement): () => void {
  const close = () => {
    details.open = false;
  };
  const outside = ({ target }: Event) => {
    if (target instanceof Node && !details.contains(target)) close();
  };
  const chosen = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a')) close();
  };
  const keys = (event: KeyboardEvent) => onKey(details, event);
  document.addEventListener('pointerdown', outside);
  document.addEventListener('focusin', outside);
  document.addEventListener('submit', close);
  details.addEventListener('click', chosen);
  details.addEventListener('keydown', keys);
  return () => {
    document.removeEventListener('pointerdown', outside);
    document.removeEventListener('focusin', outside);
    document.removeEventListener('submit', close);
    details.removeEventListener('click', chosen);
    details.removeEventListener('keydown', keys);
  };
}

function onKey(details: HTMLDetailsElement, event: KeyboardEvent) {
  if (!details.open) return;
  const controls = [...details.querySelectorAll<HTMLElement>('summary, a[href], button:not(:disabled)')];
  if (event.key === 'Escape') {
    details.open = false;
    controls[0]?.focus();
    return;
  }
  const next = neighbourOf(controls, document.activeElement as HTMLElement, event.key);
  if (!next) return;
  event.preventDefault();
  next.focus();
}
