import { useEffect, useRef, useState } from 'react';
import { href, useNavigate } from 'react-router';
import { deliveryLimits } from '#domain/document/delivery.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormFoot } from '../../../ui/fields/form-foot.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { UploadList } from '../upload-list.tsx';
import styles from './deliveries.module.css';
import { deliveryAddress } from './delivery-address.ts';
import { type DeliveryChoices, DeliveryDetailsForm } from './delivery-details.tsx';
import { DeliveryDrop } from './delivery-drop.tsx';
import { MatchedFiles } from './matched-files.tsx';
import { failureText } from './same-file-form.tsx';
import { detailsOfDelivery } from './send-delivery.ts';
import { useOwnFiles } from './use-own-files.ts';

/** A file for each client, whose it is by its name. */
export function OwnFilesForm({ portal }: { readonly portal: string }) {
  const texts = useTexts();
  const details = useRef<HTMLFormElement>(null);
  const [choices, choose] = useState<DeliveryChoices>({ type: 'statement', sameName: 'copy' });
  const own = useOwnFiles(portal);
  const { matched, isBusy, failure, delivery } = own;
  if (delivery !== null) return <OwnFilesProgress portal={portal} own={own} delivery={delivery} />;
  const names = typeof matched === 'string' ? [] : matched.flatMap(({ name, account }) => (account ? [name] : []));
  return (
    <div className={styles.form}>
      <p className={styles.rule}>{texts('deliveries.rule')}</p>
      <DeliveryDrop label={texts('deliveries.files')} most={deliveryLimits.files} files={[]} disabled={isBusy} onFiles={own.add} />
      <MatchedFiles matched={matched} onRemove={own.remove} onAgain={own.again} />
      <DeliveryDetailsForm ref={details} choices={choices} onChoose={choose} />
      <FormFoot refusal={failure === null ? null : failureText(texts, failure)}>
        <LinkButton to={href('/dashboard/:portal/library', { portal })}>{texts('deliveries.cancel')}</LinkButton>
        <Button
          look="primary"
          disabled={names.length === 0 || isBusy}
          onClick={() => {
            const said = detailsOfDelivery(new FormData(details.current ?? undefined), choices.type);
            void own.send(names, { ...said, sameName: choices.sameName });
          }}
        >
          {names.length > 0 ? texts('deliveries.sendOwn', { count: names.length }) : texts('deliveries.send')}
        </Button>
      </FormFoot>
    </div>
  );
}

interface OwnFilesProgressProps {
  readonly portal: string;
  readonly own: ReturnType<typeof useOwnFiles>;
  readonly delivery: string;
}

/** Files on their way; when all have arrived the page shows what became of them. */
function OwnFilesProgress({ portal, own: { items, retry, stop }, delivery }: OwnFilesProgressProps) {
  const texts = useTexts();
  const navigate = useNavigate();
  const sent = items.filter(({ state }) => state === 'done').length;
  const failed = items.filter(({ state }) => state === 'failed').length;
  const address = deliveryAddress(portal, delivery);
  const isAll = sent === items.length;
  const isStill = isAll || sent + failed === items.length;
  useEffect(() => {
    if (isAll) void navigate(address);
  }, [isAll, navigate, address]);
  return (
    <div className={styles.form}>
      <p aria-live="polite">{texts('deliveries.sendingOwn', { sent, all: items.length })}</p>
      <ProgressBar label={texts('deliveries.progress')} share={sent / Math.max(items.length, 1)} />
      {isStill && failed > 0 && (
        <FormFoot refusal={texts('deliveries.failed', { count: failed })}>
          <LinkButton to={address}>{texts('deliveries.toResult')}</LinkButton>
        </FormFoot>
      )}
      <UploadList items={items.filter(({ state }) => state !== 'done').slice(0, 100)} onRetry={retry} onStop={stop} />
    </div>
  );
}
