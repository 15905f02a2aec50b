import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './pictures/icon.tsx';
import styles from './card.module.css';

/**
 * One question of the reader. The sentence below the title says what is shown, for those who do not see it too. A flush
 * body goes to the card's edges, as tables do. A folding one begins as its head alone on phones.
 */
export function Card({ title, text, tools, footer, children, isFlush = false, isFolding = false, className }: CardProps) {
  const id = useId();
  const fold = useFold(isFolding);
  const hasHead = Boolean(title ?? tools);
  return (
    <section
      className={classNames(styles.card, className)}
      data-folded={fold?.isFolded}
      aria-labelledby={title ? `${id}-title` : undefined}
      aria-describedby={text ? `${id}-text` : undefined}
    >
      {hasHead && <Head id={id} title={title} text={text} tools={tools} fold={fold} />}
      <div id={`${id}-body`} className={isFlush ? styles.flush : styles.body}>
        {children}
      </div>
      {footer && <div className={styles.foot}>{footer}</div>}
    </section>
  );
}

interface CardFold {
  /** Absent, not false: it stands as an attribute. */
  readonly isFolded: true | undefined;
  readonly toggle: () => void;
}

function useFold(isFolding: boolean): CardFold | undefined {
  const [isFolded, setFolded] = useState(isFolding);
  return isFolding ? { isFolded: isFolded || undefined, toggle: () => setFolded(!isFolded) } : undefined;
}

/** Opens and closes the card: its place is the whole head. */
function FoldButton({ id, fold: { isFolded, toggle } }: { readonly id: string; readonly fold: CardFold }) {
  return (
    <button
      type="button"
      className={styles.fold}
      aria-labelledby={`${id}-title`}
      aria-controls={`${id}-body`}
      aria-expanded={!isFolded}
      onClick={toggle}
    >
      <Icon of={ChevronDown} size="small" />
    </button>
  );
}

interface HeadProps extends Pick<CardProps, 'title' | 'text' | 'tools'> {
  readonly id: string;
  readonly fold: CardFold | undefined;
}

function Head({ id, title, text, tools, fold }: HeadProps) {
  return (
    <div className={styles.head}>
      <div className={styles.words}>
        {title && <h2 id={`${id}-title`}>{title}</h2>}
        {text && (
          <p id={`${id}-text`} className={styles.text}>
            {text}
          </p>
        )}
      </div>
      {tools && <div className={styles.tools}>{tools}</div>}
      {fold && <FoldButton id={id} fold={fold} />}
    </div>
  );
}

interface CardProps {
  readonly title?: string | undefined;
  readonly text?: ReactNode;
  readonly tools?: ReactNode;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
  readonly isFlush?: boolean;
  readonly isFolding?: boolean;
  readonly className?: string | undefined;
}
