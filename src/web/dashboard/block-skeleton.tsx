import type { CSSProperties } from 'react';
import { useTexts } from '../lib/texts.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useInTab } from './blocks/block-frame.tsx';
import styles from './block-skeleton.module.css';

interface SkeletonProps {
  readonly height: number;
  readonly phoneHeight: number | undefined;
}

/** The place of a block that is still coming, in its height, so that nothing jumps when it is there. */
export function BlockSkeleton({ height, phoneHeight = height }: SkeletonProps) {
  const texts = useTexts();
  const isInTab = useInTab();
  return (
    <output
      className={styles.skeleton}
      data-bare={isInTab || undefined}
      style={{ '--height': `${height}px`, '--phone-height': `${phoneHeight}px` } as CSSProperties}
    >
      <span className="sr">{texts('shell.loading')}</span>
      <Skeleton width="32%" height={18} />
      <Skeleton width="56%" height={12} />
      <div className={styles.rest}>
        <Skeleton height="100%" />
      </div>
    </output>
  );
}
