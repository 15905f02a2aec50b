import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { OfferedRecord } from '#contracts/records.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../button.tsx';
import { Dialog } from '../mantine/dialog.tsx';
import { MediaDetails } from './media-details.tsx';
import { MediaFileButton } from './file-field.tsx';
import { MediaFolders } from './media-folders.tsx';
import { MediaGrid } from './media-grid.tsx';
import styles from './media.module.css';
import { type Descriptions, type MediaChoosing, useDescriptions, useMediaChoice } from './use-media-choice.ts';

interface MediaDialogProps {
  /** The field that asks. */
  readonly label: string;
  readonly chosen: readonly string[];
  /** The maximum number of selected items. */
  readonly most?: number;
  /** Documents may be chosen too. */
  readonly takesFiles?: boolean;
  /** Takes what is selected, in the order in which it was. */
  readonly onDone: (choices: readonly OfferedRecord[]) => void;
  readonly onClose: () => void;
}

/** Select media, one or many: folders at the left, pictures at the right, and the description of the one that was touched last. */
export default function MediaDialog({ label, chosen, most = 1, takesFiles = false, onDone, onClose }: MediaDialogProps) {
  const texts = useTexts();
  const choosing = useMediaChoice({ chosen, most, takesFiles });
  const descriptions = useDescriptions(choosing);
  const { details, isAsked, isBusy, failure, finish } = useDone({ choosing, descriptions, onDone });
  const { detailed, languages } = choosing;
  return (
    <Dialog
      title={texts('media.title')}
      isOpen
      onClose={onClose}
      width={1200}
      isWhole
      footer={
        <>
          <Status choosing={choosing} failure={failure} />
          <Button onClick={onClose}>{texts('kit.cancel')}</Button>
          <Button look="primary" disabled={isBusy} aria-disabled={descriptions.missing !== null || undefined} onClick={finish}>
            {texts('media.done')}
          </Button>
        </>
      }
    >
      <div className={styles.tools}>
        <For {...{ label, most, takesFiles }} />
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
        {detailed && (
          <div ref={details} className={styles.details}>
            <MediaDetails {...{ detailed, languages, descriptions, isAsked }} />
          </div>
        )}
      </div>
    </Dialog>
  );
}

function For({ label, most, takesFiles }: Required<Pick<MediaDialogProps, 'label' | 'most' | 'takesFiles'>>) {
  const texts = useTexts();
  const formats = useFormats();
  const one = takesFiles ? 'media.forFile' : 'media.for';
  return (
    <p className={styles.facts}>
      {most === 1 ? texts(one, { field: label }) : texts('media.forMany', { field: label, limit: formats.count(most) })}
    </p>
  );
}

/** Shows the number of selected items, or the name of the only one allowed, and any failure. */
function Status({ choosing: { selected, most, clear }, failure }: { readonly choosing: MediaChoosing; readonly failure: string | null }) {
  const texts = useTexts();
  const [first] = selected;
  const told = most === 1 ? texts('media.selected', { name: first?.name ?? '' }) : texts('media.selectedCount', { count: selected.length });
  return (
    <div className={styles.status}>
      <output>{first === undefined ? texts('media.noneSelected') : told}</output>
      {first !== undefined && (
        <Button size="small" onClick={clear}>
          {texts('media.clear')}
        </Button>
      )}
      <span role="alert" className={styles.failure}>
        {failure}
      </span>
    </div>
  );
}

interface Ending {
  readonly choosing: MediaChoosing;
  readonly descriptions: Descriptions;
  readonly onDone: MediaDialogProps['onDone'];
}

/** Ends with what is selected, once readers are told what each picture of it shows. */
function useDone({ choosing: { selected, detailed, touch, keep, reload }, descriptions, onDone }: Ending) {
  const texts = useTexts();
  const details = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const finish = async () => {
    const { missing } = descriptions;
    if (missing) {
      setAsked(missing.id);
      flushSync(() => touch(missing.id));
      details.current?.querySelector('textarea')?.focus();
      return;
    }
    setBusy(true);
    try {
      await descriptions.save();
      keep();
      onDone(selected.map(({ id, name, thumb, format }) => ({ value: id, label: name, picture: thumb, format })));
    } catch (error) {
      setFailure((error instanceof Error && error.message) || texts('media.notSent'));
      await reload();
    } finally {
      setBusy(false);
    }
  };
  return {
    details,
    isAsked: asked !== null && asked === detailed?.id && descriptions.isMissing,
    isBusy,
    failure,
    finish: () => void finish(),
  };
}
