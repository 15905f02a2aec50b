import { useRef, useState } from 'react';
import { href, useNavigate } from 'react-router';
import type { AudienceGroup } from '#contracts/audience.ts';
import type { DeliveryReach } from '#contracts/deliveries.ts';
import { deliveryLimits } from '#domain/document/delivery.ts';
import type { ErrorCode } from '#domain/errors.ts';
import { newUploadKey, sendUpload, UploadFailure } from '../../../lib/send-upload.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormFoot } from '../../../ui/fields/form-foot.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { AudienceChoice } from '../../audience/audience-choice.tsx';
import { ReachNote } from '../../audience/reach-note.tsx';
import { type ChosenAudience, useAudience } from '../../audience/use-audience.ts';
import { useFetched } from '../../entries/use-fetched.ts';
import styles from './deliveries.module.css';
import { deliveryAddress } from './delivery-address.ts';
import { type DeliveryChoices, DeliveryDetailsForm } from './delivery-details.tsx';
import { DeliveryDrop } from './delivery-drop.tsx';
import { type DeliveryDetails, detailsOfDelivery, startDelivery } from './send-delivery.ts';

interface SameFileFormProps {
  readonly portal: string;
  readonly groups: readonly AudienceGroup[];
}

/** One file for several clients: it goes up once, and a job gives each client their own. */
export function SameFileForm({ portal, groups }: SameFileFormProps) {
  const texts = useTexts();
  const details = useRef<HTMLFormElement>(null);
  const audience = useAudience(groups);
  const [choices, choose] = useState<DeliveryChoices>({ type: 'other', sameName: 'copy' });
  const [file, setFile] = useState<File | null>(null);
  const { share, failure, send } = useSending(portal);
  const reach = useFetched<DeliveryReach>(audience.isChosen ? reachAddress(portal, audience, file) : null, 200);
  const known = audience.isChosen && reach.state === 'ready' ? reach.value : null;
  const isSending = share !== null;
  const onSend = (chosen: File) => {
    const said = detailsOfDelivery(new FormData(details.current ?? undefined), choices.type);
    void send(chosen, { ...said, sameName: choices.sameName, ...audience.fields });
  };
  return (
    <div className={styles.form}>
      <AudienceChoice portal={portal} groups={groups} audience={audience} />
      <ReachNote reach={audience.isChosen ? reach : null}>
        {(counted) => <ReachText reach={counted} had={texts('deliveries.namesakes', { count: counted.namesakes })} />}
      </ReachNote>
      <DeliveryDrop
        label={texts('deliveries.file')}
        most={1}
        files={file ? [file] : []}
        disabled={isSending}
        onFiles={([chosen]) => setFile(chosen ?? null)}
      />
      <DeliveryDetailsForm ref={details} choices={choices} onChoose={choose} />
      {isSending && <ProgressBar label={texts('deliveries.sending')} share={share === 1 ? null : share} />}
      <FormFoot refusal={failure === null ? null : failureText(texts, failure)}>
        <LinkButton to={href('/dashboard/:portal/library', { portal })}>{texts('deliveries.cancel')}</LinkButton>
        <SendButton reach={known} file={isSending ? null : file} onSend={onSend} />
      </FormFoot>
    </div>
  );
}

interface SendButtonProps {
  /** Null as long as it is not known. */
  readonly reach: DeliveryReach | null;
  /** Null as long as there is nothing to send. */
  readonly file: File | null;
  readonly onSend: (file: File) => void;
}

function SendButton({ reach, file, onSend }: SendButtonProps) {
  const texts = useTexts();
  const count = reach && !reach.isTooMany ? reach.count : 0;
  return (
    <Button look="primary" disabled={file === null || count === 0} onClick={() => file && onSend(file)}>
      {count > 0 ? texts('deliveries.sendSame', { count }) : texts('deliveries.send')}
    </Button>
  );
}

function reachAddress(portal: string, { fields }: ChosenAudience, file: File | null): string {
  const query = new URLSearchParams({ ...fields, name: file?.name.slice(0, 300) ?? '' });
  return `${href('/dashboard/:portal/library/several/reach', { portal })}?${query}`;
}

export function failureText(texts: ReturnType<typeof useTexts>, code: string): string {
  if (code === '') return texts('deliveries.lost');
  return texts(`error.${code as ErrorCode}`, {
    megabytes: 500,
    limit: deliveryLimits.recipients,
    defaultValue: texts('library.openFailedText'),
  });
}

interface ReachTextProps {
  readonly reach: DeliveryReach;
  /** Says how many of them have it already. */
  readonly had: string;
}

export function ReachText({ reach: { count, isTooMany, unregistered, namesakes }, had }: ReachTextProps) {
  const texts = useTexts();
  if (isTooMany) return <p>{texts('error.delivery-too-large', { limit: deliveryLimits.recipients })}</p>;
  return (
    <>
      <p>{texts('deliveries.reach', { count })}</p>
      {unregistered > 0 && <p>{texts('deliveries.unregistered', { count: unregistered })}</p>}
      {namesakes > 0 && <p>{had}</p>}
    </>
  );
}

interface Said extends DeliveryDetails {
  readonly sameName: DeliveryChoices['sameName'];
  readonly to: string;
  readonly groups: string;
  readonly clients: string;
}

/** Sends the file. Returns the share sent so far, from 0 to 1, and the code of a failure; each is null if there is none. */
function useSending(portal: string) {
  const navigate = useNavigate();
  const [share, setShare] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const send = async (file: File, said: Said) => {
    const key = newUploadKey();
    setFailure(null);
    setShare(0);
    try {
      const onSent = (bytes: number) => setShare(bytes / Math.max(file.size, 1));
      await sendUpload({ file, key, signal: new AbortController().signal, onSent });
      const { id } = await startDelivery({ kind: 'same', portal, upload: key, fileName: file.name, ...said }, key);
      await navigate(deliveryAddress(portal, id));
    } catch (error) {
      setFailure(error instanceof UploadFailure ? error.code : '');
      setShare(null);
    }
  };
  return { share, failure, send };
}
