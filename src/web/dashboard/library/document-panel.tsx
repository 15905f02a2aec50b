import { Download, Star, StarOff } from 'lucide-react';
import { useState } from 'react';
import { href } from 'react-router';
import type { ShownDocument } from '#contracts/library.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { buttonClass } from '../../ui/button-look.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Icon } from '../../ui/pictures/icon.tsx';
import { DetailsForm } from './details-form.tsx';
import { DocumentFacts } from './document-facts.tsx';
import { DocumentHistory } from './document-history.tsx';
import { DocumentMarks } from './document-marks.tsx';
import { fileSize } from './file-size.ts';
import styles from './panel.module.css';
import { Preview } from './preview.tsx';
import { SidePanel } from './side-panel.tsx';
import { useDocumentForm } from './use-document-form.ts';
import { useDownload } from './use-download.ts';

interface DocumentPanelProps {
  readonly portal: string;
  readonly path: string;
  readonly shown: ShownDocument;
  /** The list without it. */
  readonly closeHref: string;
}

/** A document beside the list: what it looks like, what is said of it, and what can be done with it. */
export function DocumentPanel({ portal, path, shown, closeHref }: DocumentPanelProps) {
  const texts = useTexts();
  const formats = useFormats();
  const [isEdited, setEdited] = useState(false);
  const [newest] = shown.versions;
  const file = href('/dashboard/:portal/library/:document/file', { portal, document: shown.id });
  return (
    <SidePanel
      key={shown.id}
      title={shown.title}
      kind={newest && [shown.extension.toUpperCase(), fileSize(newest.size, { texts, formats })].join(' · ')}
      tools={shown.mayFavour && <Favourite path={path} shown={shown} />}
      closeHref={closeHref}
      closeLabel={texts('library.close')}
    >
      {newest && <Preview key={`${shown.id} ${newest.number}`} file={file} extension={shown.extension} size={newest.size} />}
      <div className={styles.body}>
        {isEdited ? (
          <DetailsForm portal={portal} path={path} shown={shown} onEnd={() => setEdited(false)} />
        ) : (
          <DocumentFacts shown={shown} />
        )}
        <DocumentMarks path={path} shown={shown} />
        {!isEdited && <Actions path={path} shown={shown} file={file} size={newest?.size ?? 0} onEdit={() => setEdited(true)} />}
        <DocumentHistory shown={shown} file={file} />
      </div>
    </SidePanel>
  );
}

function Favourite({ path, shown: { id, isFavourite } }: Pick<DocumentPanelProps, 'path' | 'shown'>) {
  const texts = useTexts();
  const { Form, state } = useDocumentForm();
  return (
    <Form method="post" action={path}>
      <input type="hidden" name="document" value={id} />
      <IconButton
        type="submit"
        name="intent"
        value={isFavourite ? 'unfavour' : 'favour'}
        icon={isFavourite ? StarOff : Star}
        disabled={state !== 'idle'}
        label={texts(isFavourite ? 'library.unfavour' : 'library.favour')}
      />
    </Form>
  );
}

interface ActionsProps {
  readonly path: string;
  readonly shown: ShownDocument;
  readonly file: string;
  readonly size: number;
  readonly onEdit: () => void;
}

function Actions({ path, shown: { id, title, mayKeep, isRemoved }, file, size, onEdit }: ActionsProps) {
  const texts = useTexts();
  const { Form, state } = useDocumentForm();
  const { isBusy, press } = useDownload(file, { size });
  return (
    <Form method="post" action={path} className={styles.actions}>
      <input type="hidden" name="document" value={id} />
      <a
        href={file}
        download
        className={buttonClass({})}
        aria-label={texts('library.download', { title })}
        aria-busy={isBusy}
        onClick={press}
      >
        <Icon of={Download} size="small" />
        {texts('library.take')}
      </a>
      {mayKeep && !isRemoved && <Button onClick={onEdit}>{texts('library.edit')}</Button>}
      {mayKeep && (
        <Button type="submit" name="intent" value={isRemoved ? 'restore' : 'remove'} disabled={state !== 'idle'}>
          {texts(isRemoved ? 'library.restore' : 'library.remove')}
        </Button>
      )}
    </Form>
  );
}
