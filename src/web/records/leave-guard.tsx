import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useTexts } from '../lib/texts.tsx';
import { ConfirmDialog } from '../ui/mantine/confirm-dialog.tsx';
import { isSameRecord } from './record-address.ts';

interface LeaveGuardProps {
  readonly isOn: boolean;
  /** Returns true when the next address keeps the record open. */
  readonly keeps?: typeof isSameRecord;
}

/** Asks before someone leaves a record with changes that were not saved: for another page, or with the window. */
export function LeaveGuard({ isOn, keeps = isSameRecord }: LeaveGuardProps) {
  const texts = useTexts();
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isOn && !keeps(currentLocation, nextLocation));
  useEffect(() => {
    if (!isOn) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isOn]);
  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      title={texts('records.leave')}
      text={texts('records.leaveText')}
      confirm={texts('records.leaveAnyway')}
      isDangerous
      isOpen
      onConfirm={() => blocker.proceed()}
      onClose={() => blocker.reset()}
    />
  );
}
