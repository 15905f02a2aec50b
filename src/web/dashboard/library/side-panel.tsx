import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/pictures/icon.tsx';
import styles from './panel.module.css';

interface SidePanelProps {
  readonly title: string;
  /** The text below the title. */
  readonly kind?: string | undefined;
  readonly tools?: ReactNode;
  /** The list without it. */
  readonly closeHref: string;
  readonly closeLabel: string;
  readonly children: ReactNode;
}

/** The height of the bar above the page, in pixels. */
const barHeight = 72;

/** One of a list, opened beside it; on a phone it takes the place of the list, and is shown from its head on wherever the list stood. */
export function SidePanel({ title, kind, tools, closeHref, closeLabel, children }: SidePanelProps) {
  const head = useRef<HTMLElement>(null);
  useEffect(() => {
    if (head.current && head.current.getBoundingClientRect().top < barHeight) head.current.scrollIntoView();
  }, []);
  return (
    <Card isFlush className={styles.panel}>
      <header ref={head} className={styles.head}>
        <div>
          <h2>{title}</h2>
          {kind && <p className={styles.kind}>{kind}</p>}
        </div>
        {tools}
        <Link to={closeHref} className={styles.close} aria-label={closeLabel} title={closeLabel} preventScrollReset>
          <Icon of={X} />
        </Link>
      </header>
      {children}
    </Card>
  );
}
