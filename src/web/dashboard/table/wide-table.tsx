import { type ReactNode, useEffect, useRef } from 'react';
import styles from './table.module.css';

/** Around a table: wider than its card it scrolls sideways; otherwise its head stays in sight below the bars of the page. */
export function WideTable({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current: element } = box;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => element.toggleAttribute('data-fits', element.scrollWidth <= element.clientWidth));
    for (const each of [element, ...element.children]) observer.observe(each);
    return () => observer.disconnect();
  }, []);
  return (
    <div className={styles.wide} ref={box}>
      {children}
    </div>
  );
}
