import { FolderOpen, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { StatePanel } from './state-panel.tsx';

/** Shows that a list is empty: its purpose, and the way to fill it. */
export function EmptyState({ title, text, icon = FolderOpen, children }: EmptyStateProps) {
  return (
    <StatePanel icon={icon} title={title} text={text}>
      {children}
    </StatePanel>
  );
}

interface EmptyStateProps {
  readonly title: string;
  readonly text?: string | undefined;
  readonly icon?: LucideIcon;
  /** The action: a button or a link. */
  readonly children?: ReactNode;
}
