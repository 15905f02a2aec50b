import { type MouseEvent, useEffect, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { pageTime } from '../ui/page-time.ts';
import { useHydrated } from '../ui/use-hydrated.ts';

const patience = 5000;

interface ConfirmClickButtonProps {
  readonly intent: string;
  readonly label: string;
  /** The label after the first click. */
  readonly again: string;
  readonly isBusy: boolean;
}

/** Does at the second click what is not done by mistake; not pressed again, it is what it was. Absent where no script would ask twice. */
export function ConfirmClickButton({ intent, label, again, isBusy }: ConfirmClickButtonProps) {
  const [isArmed, setArmed] = useState(false);
  useEffect(() => {
    if (!isArmed || isBusy) return undefined;
    const timer = setTimeout(() => setArmed(false), pageTime(patience));
    return () => clearTimeout(timer);
  }, [isArmed, isBusy]);
  if (!useHydrated()) return null;
  const arm = (event: MouseEvent) => {
    if (isArmed) return;
    event.preventDefault();
    setArmed(true);
  };
  return (
    <Button type="submit" name="intent" value={intent} look={isArmed ? 'danger' : 'default'} disabled={isBusy} onClick={arm}>
      {isArmed ? again : label}
    </Button>
  );
}
