import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePaper } from '../lib/paper.tsx';
import { Icon } from '../ui/pictures/icon.tsx';
import styles from './page-notice.module.css';

/** Something to know before the page is read; not on paper. */
export function PageNotice({ icon, children }: { readonly icon: LucideIcon; readonly children: ReactNode }) {
  if (usePaper()) return null;
  return (
    <div className={styles.notice}>
      <Icon of={icon} />
      {children}
    </div>
  );
}
