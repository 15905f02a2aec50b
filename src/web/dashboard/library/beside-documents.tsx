import type { ShownDocument } from '#contracts/library.ts';
import { DocumentPanel } from './document-panel.tsx';
import { OtherRecipientDialog } from './other-recipient-dialog.tsx';
import { SameNameDialog } from './same-name-dialog.tsx';
import { UploadCard, type UploadCardProps } from './upload-card.tsx';
import { useUploads } from './use-uploads.ts';

interface BesideDocumentsProps {
  readonly portal: string;
  /** Of the library. */
  readonly path: string;
  readonly shown: ShownDocument | null;
  readonly closeHref: string;
  /** Null where nothing may be added. */
  readonly upload: Omit<UploadCardProps, 'uploads' | 'portal'> | null;
}

/** Beside a list of documents: the one that is open, or where files are added. Files go on being sent while one is open. */
export function BesideDocuments({ portal, path, shown, closeHref, upload }: BesideDocumentsProps) {
  const uploads = useUploads(portal);
  return (
    <>
      {shown ? (
        <DocumentPanel key={shown.id} portal={portal} path={path} shown={shown} closeHref={closeHref} />
      ) : (
        upload && <UploadCard portal={portal} uploads={uploads} {...upload} />
      )}
      {uploads.askedRecipient && <OtherRecipientDialog asked={uploads.askedRecipient} />}
      {uploads.asked && <SameNameDialog asked={uploads.asked} />}
    </>
  );
}
