import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './card.module.css';

/**
 * One question of the reader. The sentence below the title says what is shown, for those who do not see it too. A flush
 * body goes to the card's edges, as tables do. A folding one begins as its head alone on phones.
 */
export function Card({ title, text, tools, footer, children, isFlush = false, isFolding = false, className }: CardProps) {
  const id = useId();
  const [isUnfolded, setUnfolded] = useState(!isFolding);
  const hasHead = Boolean(title ?? tools);
  return (
    <section
      className={classNames(styles.card, className)}
      data-folded={!isUnfolded || undefined}
      aria-labelledby={title ? `${id}-title` : undefined}
      aria-describedby={text ? `${id}-text` : undefined}
    >
      {hasHead && (
        <Head id={id} title={title} text={text} tools={tools}>
          {isFolding && <Fold id={id} isUnfolded={isUnfolded} onClick={() => setUnfolded(!isUnfolded)} />}
        </Head>
      )}
      <div id={`${id}-body`} className={isFlush ? styles.flush : styles.body}>
        {children}
      </div>
      {footer && <div className={styles.foot}>{footer}</div>}
    </section>
  );
}

/** Opens and closes the card where it folds: its place is the whole head. */
function Fold({ id, isUnfolded, onClick }: { readonly id: string; readonly isUnfolded: boolean; readonly onClick: () => void }) {
  return (
    <button
      type="button"
      className={styles.fold}
      aria-labelledby={`${id}-title`}
      aria-controls={`${id}-body`}
      aria-expanded={isUnfolded}
      onClick={onClick}
    >
      <Icon of={ChevronDown} size="small" />
    </button>
  );
}

function Head({ id, title, text, tools, children }: Pick<CardProps, 'title' | 'text' | 'tools' | 'children'> & { readonly id: string }) {
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
      {children}
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
