import { useState } from 'react';
import { href, useNavigate } from 'react-router';
import type { AudienceGroup } from '#contracts/audience.ts';
import type { DeliveryReach } from '#contracts/deliveries.ts';
import { type IsoDate, getYear } from '#finance/iso-date.ts';
import { useFormats } from '../../../lib/formats.tsx';
import { newUploadKey, UploadFailure } from '../../../lib/send-upload.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormFoot } from '../../../ui/fields/form-foot.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { AudienceChoice } from '../../audience/audience-choice.tsx';
import { ReachNote } from '../../audience/reach-note.tsx';
import { useAudience } from '../../audience/use-audience.ts';
import { useFetched } from '../../entries/use-fetched.ts';
import styles from './deliveries.module.css';
import { deliveryAddress } from './delivery-address.ts';
import { failureText, ReachText } from './same-file-form.tsx';
import { startDelivery } from './send-delivery.ts';

interface ReportsFormProps {
  readonly portal: string;
  readonly groups: readonly AudienceGroup[];
  /** Ends of quarters, the latest first. */
  readonly days: readonly IsoDate[];
}

/** Publishes the investment report of a quarter's end for several clients: a job prints one for each. */
export function ReportsForm({ portal, groups, days }: ReportsFormProps) {
  const texts = useTexts();
  const formats = useFormats();
  const audience = useAudience(groups);
  const [day, chooseDay] = useState(days[0] ?? '');
  const { isSending, failure, send } = useStarting(portal);
  const query = new URLSearchParams({ ...audience.fields, day });
  const address = `${href('/dashboard/:portal/library/several/reach', { portal })}?${query}`;
  const reach = useFetched<DeliveryReach>(audience.isChosen ? address : null, 200);
  const known = audience.isChosen && reach.state === 'ready' && !reach.value.isTooMany ? reach.value.count : 0;
  return (
    <div className={styles.form}>
      <p>{texts('deliveries.reportText')}</p>
      <SelectField
        label={texts('deliveries.reportDay')}
        value={day}
        onChange={({ target }) => chooseDay(target.value)}
        options={days.map((value) => ({
          value,
          label: texts('deliveries.reportDays', {
            quarter: Number(value.slice(5, 7)) / 3,
            year: getYear(value),
            date: formats.date(value),
          }),
        }))}
      />
      <AudienceChoice portal={portal} groups={groups} audience={audience} />
      <ReachNote reach={audience.isChosen ? reach : null}>
        {(counted) => <ReachText reach={counted} had={texts('deliveries.reported', { count: counted.namesakes })} />}
      </ReachNote>
      <FormFoot refusal={failure === null ? null : failureText(texts, failure)}>
        <LinkButton to={href('/dashboard/:portal/library', { portal })}>{texts('deliveries.cancel')}</LinkButton>
        <Button look="primary" disabled={isSending || known === 0} onClick={() => void send({ day, ...audience.fields })}>
          {known > 0 ? texts('deliveries.sendReports', { count: known }) : texts('deliveries.send')}
        </Button>
      </FormFoot>
    </div>
  );
}

function useStarting(portal: string) {
  const navigate = useNavigate();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const send = async (fields: { readonly day: IsoDate; readonly [field: string]: string }) => {
    setFailure(null);
    setSending(true);
    try {
      const { id } = await startDelivery({ kind: 'report', portal, ...fields }, newUploadKey());
      await navigate(deliveryAddress(portal, id));
    } catch (error) {
      setFailure(error instanceof UploadFailure ? error.code : '');
      setSending(false);
    }
  };
  return { isSending, failure, send };
}
