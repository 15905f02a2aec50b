import type { ComponentProps } from 'react';
import type { PopoverProps } from './popover.tsx';
import styles from './popover-trigger.module.css';

interface PopoverTriggerProps
  extends
    Pick<PopoverProps, 'trigger' | 'triggerClass' | 'triggerLabel'>,
    Pick<ComponentProps<'button'>, 'ref' | 'id' | 'aria-controls' | 'onKeyDown'> {
  readonly isOpen: boolean;
  readonly isBusy?: boolean;
  readonly onPress: () => void;
}

/** The button of a popover, before and after its panel is there. */
export function PopoverTrigger(props: PopoverTriggerProps) {
  const { ref, id, trigger, triggerClass = styles.figure, triggerLabel, isOpen, isBusy = false, onPress } = props;
  return (
    <button
      ref={ref}
      id={id}
      type="button"
      className={triggerClass}
      aria-label={triggerLabel}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-controls={props['aria-controls']}
      aria-busy={isBusy || undefined}
      onClick={onPress}
      onKeyDown={props.onKeyDown}
    >
      {trigger}
    </button>
  );
}
