import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../button.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  /** The question, with what comes of it. */
  readonly title: string;
  readonly text: string;
  /** The verb and what it is done to. */
  readonly confirm: string;
  readonly isDangerous?: boolean;
  readonly isBusy?: boolean;
  readonly isOpen: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before something is done. The way out is first, and has the focus. */
export function ConfirmDialog({
  title,
  text,
  confirm,
  isDangerous = false,
  isBusy = false,
  isOpen,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const texts = useTexts();
  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} data-autofocus>
            {texts('kit.cancel')}
          </Button>
          <Button look={isDangerous ? 'danger' : 'primary'} disabled={isBusy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}
