import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './card.module.css';

/**
 * One question of the reader. The sentence below the title says what is shown, for those who do not see it too. A flush
 * body goes to the card's edges, as tables do.
 */
export function Card({ title, text, tools, footer, children, isFlush = false, className }: CardProps) {
  const titleId = useId();
  const textId = useId();
  return (
    <section
      className={classNames(styles.card, className)}
      aria-labelledby={title ? titleId : undefined}
      aria-describedby={text ? textId : undefined}
    >
      {(title ?? tools) && (
        <div className={styles.head}>
          <div className={styles.words}>
            {title && <h2 id={titleId}>{title}</h2>}
            {text && (
              <p id={textId} className={styles.text}>
                {text}
              </p>
            )}
          </div>
          {tools && <div className={styles.tools}>{tools}</div>}
        </div>
      )}
      <div className={isFlush ? styles.flush : styles.body}>{children}</div>
      {footer && <div className={styles.foot}>{footer}</div>}
    </section>
  );
}

interface CardProps {
  readonly title?: string | undefined;
  readonly text?: ReactNode;
  readonly tools?: ReactNode;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
  readonly isFlush?: boolean;
  readonly className?: string | undefined;
}
