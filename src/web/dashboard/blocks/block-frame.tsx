import { createContext, type ReactNode, use } from 'react';
import { usePaper } from '../../lib/paper.tsx';
import { Card } from '../../ui/card.tsx';
import styles from './block-frame.module.css';

/** The frame of a block: a card of its own, a card that folds on phones, or the tabs' card, which already has the title. */
const FrameContext = createContext<'card' | 'folding' | 'tab'>('card');

/** Returns true when the block stands inside the card of the tabs. */
export function useInTab(): boolean {
  return use(FrameContext) === 'tab';
}

export function InTab({ children }: { readonly children: ReactNode }) {
  return <FrameContext value="tab">{children}</FrameContext>;
}

/** Folds the blocks far down the page. On a phone they show only their title and sentence until the reader opens them. */
export function Folding({ children }: { readonly children: ReactNode }) {
  return <FrameContext value="folding">{children}</FrameContext>;
}

interface BlockFrameProps {
  readonly title: string;
  /** One sentence that says what is shown, for those who do not see it too. */
  readonly text?: ReactNode;
  readonly tools?: ReactNode;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
  /** The body goes to the edges, as tables do. */
  readonly isFlush?: boolean;
}

/** Around every block: the same block is a card in a row, a bare part below its tab, and a part of a printed sheet. */
export function BlockFrame(props: BlockFrameProps) {
  const frame = use(FrameContext);
  if (usePaper()) return <OnSheet {...props} />;
  return frame === 'tab' ? <BelowTab {...props} /> : <Card {...props} isFolding={frame === 'folding'} />;
}

function BelowTab({ title, text, tools, footer, children, isFlush = false }: BlockFrameProps) {
  return (
    <section aria-label={title}>
      {(text ?? tools) && (
        <div className={styles.head}>
          <div className={styles.words}>
            {text && <h2 className={styles.tabTitle}>{title}</h2>}
            <p className={styles.text}>{text}</p>
          </div>
          {tools && <div className={styles.tools}>{tools}</div>}
        </div>
      )}
      <div className={isFlush ? undefined : styles.body}>{children}</div>
      {footer && <div className={styles.foot}>{footer}</div>}
    </section>
  );
}

function OnSheet({ title, text, footer, children }: BlockFrameProps) {
  return (
    <section className={styles.sheet}>
      <h3 className={styles.sheetTitle}>{title}</h3>
      {text && <p className={styles.sheetText}>{text}</p>}
      {children}
      {footer && <div className={styles.note}>{footer}</div>}
    </section>
  );
}
