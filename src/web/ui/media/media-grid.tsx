import { Images } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import type { MediaChoice } from '#contracts/media.ts';
import { maxMediaBytes } from '#domain/media/media-format.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { EmptyState } from '../empty-state.tsx';
import { Tag } from '../tag.tsx';
import styles from './media.module.css';
import { FileSign, MediaFacts } from './media-facts.tsx';
import { SendingItem } from './sending-item.tsx';
import { isDescribed, type MediaChoosing } from './use-media-choice.ts';

/** The pictures of the folder that is open, those on their way first. Files may be dropped on it. */
export function MediaGrid({ choosing }: { readonly choosing: MediaChoosing }) {
  const texts = useTexts();
  const { shown, sending, open } = choosing;
  const drop = useDrop(sending.send);
  const onTheirWay = sending.items.filter(({ folder }) => open === null || folder === open);
  return (
    <div className={styles.pictures} {...drop}>
      {onTheirWay.length + shown.length === 0 ? (
        <NoMedia choosing={choosing} />
      ) : (
        <fieldset className={styles.grid}>
          <legend className="sr">{texts('media.pictures')}</legend>
          {onTheirWay.map((item) => (
            <SendingItem key={item.key} item={item} onDismiss={() => sending.dismiss(item.key)} />
          ))}
          {shown.map((media) => (
            <MediaTile key={media.id} media={media} choosing={choosing} />
          ))}
        </fieldset>
      )}
    </div>
  );
}

function NoMedia({ choosing: { isLoading, isLost, find } }: { readonly choosing: MediaChoosing }) {
  const texts = useTexts();
  const formats = useFormats();
  if (isLoading) return <output>{texts('media.loading')}</output>;
  if (isLost) return <p role="alert">{texts('media.lost')}</p>;
  if (find.trim() !== '') return <EmptyState icon={Images} title={texts('media.nothingFound')} text={texts('media.nothingFoundText')} />;
  const limits = texts('media.limits', { size: formats.count(maxMediaBytes / 1_000_000) });
  return <EmptyState icon={Images} title={texts('media.empty')} text={`${texts('media.emptyText')} ${limits}`} />;
}

/** A tile that is ticked: one of them is a radio button, one of several a tick box with its place among those that are selected. */
function MediaTile({ media, choosing }: { readonly media: MediaChoice; readonly choosing: MediaChoosing }) {
  const texts = useTexts();
  const { id, name, thumb, alt, isDecoration } = media;
  const isSilent = thumb !== null && !isDescribed({ ...alt, isDecoration });
  const { selected, most, toggle } = choosing;
  const at = selected.findIndex((each) => each.id === id);
  const isMany = most > 1;
  return (
    <label className={styles.tile}>
      <input
        type={isMany ? 'checkbox' : 'radio'}
        name="media-choice"
        value={id}
        checked={at >= 0}
        disabled={isMany && at < 0 && selected.length >= most}
        onChange={() => toggle(id)}
        className="sr"
      />
      <span className={styles.frame} data-sign={isMany ? at + 1 : '✓'}>
        {thumb === null ? <FileSign format={media.format} /> : <img src={thumb} alt="" loading="lazy" />}
        {isSilent && (
          <span className={styles.silent}>
            <Tag tone="warning">{texts('media.noDescription')}</Tag>
          </span>
        )}
      </span>
      <span className={styles.name}>{name}</span>
      <span className={styles.facts}>
        <MediaFacts of={media} />
      </span>
    </label>
  );
}

function useDrop(send: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false);
  return {
    'data-over': isOver || undefined,
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      send([...event.dataTransfer.files]);
    },
  };
}
