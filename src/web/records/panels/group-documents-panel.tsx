import { useContext } from 'react';
import { href, Link, useFetcher } from 'react-router';
import type { GroupDocument, GroupDocuments } from '#contracts/deliveries.ts';
import { newDeliveryAddress } from '../../dashboard/library/deliveries/delivery-address.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FormFoot } from '../../ui/fields/form-foot.tsx';
import { FormKey } from '../../ui/fields/form-key.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { FormActionContext } from '../form-action-context.ts';
import styles from './group-documents-panel.module.css';

/** Lists the documents that were sent to a group, each with a way to send it to those who joined since. */
export function GroupDocumentsPanel({ id, data }: { readonly id: string; readonly data: GroupDocuments }) {
  const texts = useTexts();
  const { portalId, mayAdd, documents } = data;
  const send = mayAdd && <LinkButton to={newDeliveryAddress(portalId, id)}>{texts('records.groupDocuments.send')}</LinkButton>;
  if (documents.length === 0)
    return (
      <EmptyState title={texts('records.groupDocuments.none')} text={texts('records.groupDocuments.noneText')}>
        {send}
      </EmptyState>
    );
  return (
    <div className={styles.panel}>
      <ul className={styles.documents}>
        {documents.map((document) => (
          <Sent key={document.id} portalId={portalId} mayAdd={mayAdd} document={document} />
        ))}
      </ul>
      {send}
    </div>
  );
}

interface SentProps extends Pick<GroupDocuments, 'portalId' | 'mayAdd'> {
  readonly document: GroupDocument;
}

function Sent({ portalId, mayAdd, document: { id, title, effectiveDate, arrivedAt, copies, opened, missing } }: SentProps) {
  const texts = useTexts();
  const formats = useFormats();
  const address = `${href('/dashboard/:portal/library', { portal: portalId })}?${new URLSearchParams({ find: title })}`;
  return (
    <li>
      <p>
        <Link to={address}>{title}</Link>
      </p>
      <p className={styles.aside}>
        {effectiveDate === null ? formats.moment(arrivedAt) : formats.date(effectiveDate)} ·{' '}
        {texts('records.groupDocuments.read', { copies, opened })}
      </p>
      {missing > 0 && (
        <div className={styles.missing}>
          <p>{texts('records.groupDocuments.missing', { count: missing })}</p>
          {mayAdd && <SendToThem id={id} missing={missing} />}
        </div>
      )}
    </li>
  );
}

function SendToThem({ id, missing }: { readonly id: string; readonly missing: number }) {
  const texts = useTexts();
  const action = useContext(FormActionContext);
  const { Form, data, state } = useFetcher<{ readonly text?: string; readonly done?: 'sent' }>();
  if (data?.done === 'sent' && state === 'idle') return <output>{texts('records.groupDocuments.sent')}</output>;
  return (
    <Form method="post" {...(action === undefined ? {} : { action })}>
      <FormKey />
      <input type="hidden" name="document" value={id} />
      <FormFoot refusal={state === 'idle' ? data?.text : null}>
        <Button type="submit" size="small" name="intent" value="send-document" disabled={state !== 'idle'}>
          {texts('records.groupDocuments.sendToThem', { count: missing })}
        </Button>
      </FormFoot>
    </Form>
  );
}
