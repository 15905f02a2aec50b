import type { ShownDocument } from '#contracts/library.ts';
import { DocumentPanel } from './document-panel.tsx';
import { OtherRecipientDialog } from './other-recipient-dialog.tsx';
import { SameNameDialog } from './same-name-dialog.tsx';
import { UploadCard, type UploadCardProps } from './upload-card.tsx';
import styles from './library.module.css';
import { useUploads } from './use-uploads.ts';

/** The id of the card that adds files; on narrow screens it stands below the list. */
export const uploadPlace = 'upload';

interface BesideDocumentsProps {
  readonly portal: string;
  /** The address of the library. */
  readonly path: string;
  readonly shown: ShownDocument | null;
  readonly closeHref: string;
  /** Null where nothing may be added. */
  readonly upload: Omit<UploadCardProps, 'uploads' | 'portal'> | null;
}

/** Shows the open document, or the form to add files, beside a list. Uploads continue while a document is open. */
export function BesideDocuments({ portal, path, shown, closeHref, upload }: BesideDocumentsProps) {
  const uploads = useUploads(portal);
  return (
    <>
      {shown ? (
        <DocumentPanel key={shown.id} portal={portal} path={path} shown={shown} closeHref={closeHref} />
      ) : (
        upload && (
          <div id={uploadPlace} className={styles.upload}>
            <UploadCard portal={portal} uploads={uploads} {...upload} />
          </div>
        )
      )}
      {uploads.askedRecipient && <OtherRecipientDialog asked={uploads.askedRecipient} />}
      {uploads.asked && <SameNameDialog asked={uploads.asked} />}
    </>
  );
}
