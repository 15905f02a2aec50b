import { useRef, useState } from 'react';
import type { OfferedRecord } from '#contracts/records.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../button.tsx';
import { Dialog } from '../mantine/dialog.tsx';
import { MediaDetails } from './media-details.tsx';
import { MediaFileButton } from './file-field.tsx';
import { MediaFolders } from './media-folders.tsx';
import { MediaGrid } from './media-grid.tsx';
import styles from './media.module.css';
import { type Description, type MediaChoosing, useDescription, useMediaChoice } from './use-media-choice.ts';

interface MediaDialogProps {
  /** The field that asks. */
  readonly label: string;
  readonly chosen: string | null;
  /** Documents may be chosen too. */
  readonly takesFiles?: boolean;
  readonly onDone: (choice: OfferedRecord | null) => void;
  readonly onClose: () => void;
}

/** Select media: folders at the left, pictures at the right, and the description of the one that is selected. */
export default function MediaDialog({ label, chosen, takesFiles = false, onDone, onClose }: MediaDialogProps) {
  const texts = useTexts();
  const choosing = useMediaChoice(chosen, takesFiles);
  const description = useDescription(choosing.selected);
  const { details, isAsked, isBusy, failure, finish } = useDone({ choosing, description, onDone });
  return (
    <Dialog
      title={texts('media.title')}
      isOpen
      onClose={onClose}
      width={1200}
      isWhole
      footer={
        <>
          <Status selected={choosing.selected?.name ?? null} failure={failure} onClear={() => choosing.select(null)} />
          <Button onClick={onClose}>{texts('kit.cancel')}</Button>
          <Button look="primary" disabled={isBusy} aria-disabled={description.isMissing || undefined} onClick={finish}>
            {texts('media.done')}
          </Button>
        </>
      }
    >
      <div className={styles.tools}>
        <p className={styles.facts}>{texts(takesFiles ? 'media.forFile' : 'media.for', { field: label })}</p>
        <input
          type="search"
          className={styles.find}
          value={choosing.find}
          placeholder={texts('media.find')}
          aria-label={texts('media.find')}
          maxLength={100}
          onChange={({ currentTarget }) => choosing.setFind(currentTarget.value)}
        />
        <MediaFileButton multiple onChoose={choosing.sending.send}>
          {texts('media.upload')}
        </MediaFileButton>
      </div>
      <div className={styles.parts}>
        <MediaFolders choosing={choosing} />
        <MediaGrid choosing={choosing} />
        {choosing.selected && (
          <div ref={details} className={styles.details}>
            <MediaDetails selected={choosing.selected} languages={choosing.languages} description={description} isAsked={isAsked} />
          </div>
        )}
      </div>
    </Dialog>
  );
}

interface StatusProps {
  readonly selected: string | null;
  readonly failure: string | null;
  readonly onClear: () => void;
}

function Status({ selected, failure, onClear }: StatusProps) {
  const texts = useTexts();
  return (
    <div className={styles.status}>
      <output>{selected === null ? texts('media.noneSelected') : texts('media.selected', { name: selected })}</output>
      {selected !== null && (
        <Button size="small" onClick={onClear}>
          {texts('media.clear')}
        </Button>
      )}
      <span role="alert" className={styles.failure}>
        {failure}
      </span>
    </div>
  );
}

/** Ends with the selected picture, once readers are told what it shows. */
function useDone({
  choosing: { selected },
  description,
  onDone,
}: {
  readonly choosing: MediaChoosing;
  readonly description: Description;
  readonly onDone: MediaDialogProps['onDone'];
}) {
  const texts = useTexts();
  const details = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const finish = async () => {
    if (description.isMissing) {
      setAsked(selected?.id ?? null);
      details.current?.querySelector('textarea')?.focus();
      return;
    }
    setBusy(true);
    try {
      await description.save();
      onDone(selected && { value: selected.id, label: selected.name, picture: selected.thumb });
    } catch (error) {
      setFailure((error instanceof Error && error.message) || texts('media.notSent'));
    } finally {
      setBusy(false);
    }
  };
  return {
    details,
    isAsked: asked !== null && asked === selected?.id && description.isMissing,
    isBusy,
    failure,
    finish: () => void finish(),
  };
}
