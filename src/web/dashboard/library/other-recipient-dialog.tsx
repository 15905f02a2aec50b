import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/mantine/dialog.tsx';
import type { AskedRecipient } from './upload-queue.ts';

/** A document that one client gets of another is seen at once: what the name of the file says is asked about before it is sent. */
export function OtherRecipientDialog({ asked: { file, account, other, answer } }: { readonly asked: AskedRecipient }) {
  const texts = useTexts();
  return (
    <Dialog
      title={texts('library.otherRecipient.title')}
      isOpen
      width={520}
      onClose={() => answer(false)}
      footer={
        <>
          <Button onClick={() => answer(true)}>{texts('library.otherRecipient.send', { account })}</Button>
          <Button look="primary" data-autofocus onClick={() => answer(false)}>
            {texts('library.otherRecipient.keep')}
          </Button>
        </>
      }
    >
      <p>{texts('library.otherRecipient.text', { name: file.name, other, account })}</p>
    </Dialog>
  );
}
