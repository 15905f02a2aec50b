import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './card.module.css';

/**
 * One question of the reader. The sentence below the title says what is shown, for those who do not see it too. A flush
 * body goes to the card's edges, as tables do.
 */
export function Card({ title, text, tools, footer, children, isFlush = false, className }: CardProps) {
  const id = useId();
  const hasHead = Boolean(title ?? tools);
  return (
    <section
      className={classNames(styles.card, className)}
      aria-labelledby={title ? `${id}-title` : undefined}
      aria-describedby={text ? `${id}-text` : undefined}
    >
      {hasHead && <Head id={id} title={title} text={text} tools={tools} />}
      <div className={isFlush ? styles.flush : styles.body}>{children}</div>
      {footer && <div className={styles.foot}>{footer}</div>}
    </section>
  );
}

function Head({ id, title, text, tools }: Pick<CardProps, 'title' | 'text' | 'tools'> & { readonly id: string }) {
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
  readonly className?: string | undefined;
}
