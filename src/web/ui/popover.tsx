import { lazy, type ReactNode, Suspense, useState, useTransition } from 'react';
import { PopoverTrigger } from './popover-trigger.tsx';

const PopoverPanel = lazy(() => import('./mantine/popover-panel.tsx'));

/**
 * Opens a panel with an arrow from a figure or a control; below 960 px, a sheet from the bottom edge. A page has hundreds of them, so that the
 * first click fetches the code of the panel. Until the code has loaded, the button does not change.
 */
export function Popover(props: PopoverProps) {
  const [wasAsked, setAsked] = useState(false);
  const [isComing, startComing] = useTransition();
  if (!wasAsked) return <PopoverTrigger {...props} isOpen={false} isBusy={isComing} onPress={() => startComing(() => setAsked(true))} />;
  return (
    <Suspense>
      <PopoverPanel {...props} />
    </Suspense>
  );
}

export interface PopoverProps {
  readonly title: string;
  readonly trigger: ReactNode;
  /** Absent, the trigger is a figure: underlined with dashes. */
  readonly triggerClass?: string | undefined;
  /** Name of the trigger where its own words do not say what opens. */
  readonly triggerLabel?: string | undefined;
  /** Rendered only while it is open. */
  readonly children: (close: () => void) => ReactNode;
  readonly footer?: ReactNode;
  readonly width?: number;
  /** The distance of the popover below its trigger, past what belongs to the trigger. */
  readonly offset?: number;
  readonly position?: 'bottom-start' | 'bottom' | 'bottom-end';
}
