import { ArrowLeft } from 'lucide-react';
import { Form, href, Link, useNavigation } from 'react-router';
import type { ShownDelivery, ShownDeliveryLine } from '#contracts/deliveries.ts';
import { deliveryFilters, type DeliveryState } from '#domain/document/delivery.ts';
import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { useAskingAgain } from '../../../lib/use-asking-again.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FormFoot } from '../../../ui/fields/form-foot.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Icon } from '../../../ui/pictures/icon.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { SegmentedLinks } from '../../../ui/segmented-links.tsx';
import { Tag, type Tone } from '../../../ui/tag.tsx';
import audienceStyles from '../../audience/audience.module.css';
import headStyles from '../../page-head.module.css';
import libraryStyles from '../library.module.css';
import styles from './deliveries.module.css';
import { deliveryAddress, newDeliveryAddress } from './delivery-address.ts';
import { deliveryName } from './delivery-name.ts';

interface DeliveryViewProps {
  readonly portal: string;
  readonly delivery: ShownDelivery;
  /** The reason why the server did not stop the delivery. */
  readonly refusal: string | null;
}

/** Shows the result of a delivery for each client: whether it has arrived, and who has opened it. */
export function DeliveryView({ portal, delivery, refusal }: DeliveryViewProps) {
  const texts = useTexts();
  const formats = useFormats();
  const { counts, isUnderWay, show, type, sentAt } = delivery;
  const { sent, waiting } = counts;
  const name = deliveryName(texts, delivery);
  useAskingAgain(isUnderWay);
  return (
    <>
      <title>{name}</title>
      <header className={headStyles.head}>
        <div>
          <Link to={newDeliveryAddress(portal)} className={audienceStyles.back}>
            <Icon of={ArrowLeft} size="small" />
            {texts('deliveries.back')}
          </Link>
          <h1>{name}</h1>
          <p className={headStyles.text}>
            {texts(`library.types.${type}`)} · {formats.moment(sentAt)}
          </p>
        </div>
      </header>
      <Card isFlush footer={delivery.page > 1 || delivery.hasMore ? <Pages portal={portal} delivery={delivery} /> : undefined}>
        <div className={styles.summary}>
          <Counts counts={counts} />
          {isUnderWay && <ProgressBar label={texts('deliveries.progress')} share={sent / (sent + waiting)} />}
          {(isUnderWay || refusal !== null) && <StopForm isOffered={isUnderWay} refusal={refusal} />}
          <SegmentedLinks
            label={texts('deliveries.show')}
            isReplacing
            options={([undefined, ...deliveryFilters] as const).map((key) => ({
              key: key ?? 'all',
              label: texts(`deliveries.shows.${key ?? 'all'}`),
              href: deliveryAddress(portal, delivery.id, { show: key }),
              isCurrent: (show ?? undefined) === key,
            }))}
          />
        </div>
        <Lines portal={portal} delivery={delivery} />
      </Card>
    </>
  );
}

function Counts({ counts: { sent, waiting, stopped, leftOut, opened } }: Pick<ShownDelivery, 'counts'>) {
  const texts = useTexts();
  return (
    <div className={audienceStyles.reach} aria-live="polite">
      <p>{texts('audience.sent', { sent, all: sent + waiting })}</p>
      {sent > 0 && <p>{texts('deliveries.opened', { count: opened })}</p>}
      {stopped > 0 && <p>{texts('audience.stopped', { count: stopped })}</p>}
      {leftOut > 0 && <p>{texts('audience.notReached', { count: leftOut })}</p>}
    </div>
  );
}

function StopForm({ isOffered, refusal }: { readonly isOffered: boolean; readonly refusal: string | null }) {
  const texts = useTexts();
  const isBusy = useNavigation().state !== 'idle';
  return (
    <Form method="post" preventScrollReset>
      <FormFoot refusal={refusal}>
        {isOffered && (
          <Button type="submit" name="intent" value="stop" disabled={isBusy}>
            {texts('audience.stop')}
          </Button>
        )}
      </FormFoot>
    </Form>
  );
}

function Lines({ portal, delivery: { lines, show } }: Pick<DeliveryViewProps, 'portal' | 'delivery'>) {
  const texts = useTexts();
  if (lines.length === 0) return <EmptyState title={texts(`deliveries.none.${show ?? 'all'}`)} />;
  return (
    <ul className={styles.lines} aria-label={texts('audience.people')}>
      {lines.map((line) => (
        <Line key={line.number} portal={portal} line={line} />
      ))}
    </ul>
  );
}

const tones: Readonly<Record<DeliveryState, Tone>> = { sent: 'positive', waiting: 'neutral', stopped: 'warning', leftOut: 'warning' };

function Line({ portal, line }: { readonly portal: string; readonly line: ShownDeliveryLine }) {
  const texts = useTexts();
  const { account, fileName, state, reason, document, isUnregistered } = line;
  const address = `${href('/dashboard/:portal/library', { portal })}?${new URLSearchParams({ account: account.id, document: document ?? '' })}`;
  return (
    <li>
      <div>
        <p>{document === null ? account.name : <Link to={address}>{account.name}</Link>}</p>
        <p className={audienceStyles.aside}>{fileName}</p>
      </div>
      <span className={audienceStyles.aside}>
        {state === 'sent' && <Opened line={line} />}
        {reason !== null && texts(`deliveries.undelivered.${reason}`)}
        {isUnregistered && <Tag>{texts('deliveries.isUnregistered')}</Tag>}
        <Tag tone={tones[state]}>{texts(`audience.states.${state}`)}</Tag>
      </span>
    </li>
  );
}

function Opened({ line: { openedAt, isUnregistered } }: { readonly line: ShownDeliveryLine }) {
  const texts = useTexts();
  const formats = useFormats();
  if (openedAt !== null) return texts('deliveries.openedAt', { at: formats.moment(openedAt) });
  return isUnregistered ? null : texts('deliveries.unopened');
}

function Pages({ portal, delivery: { id, show, page, hasMore } }: Pick<DeliveryViewProps, 'portal' | 'delivery'>) {
  const texts = useTexts();
  const to = (other: number) => deliveryAddress(portal, id, { show: show ?? undefined, page: other });
  return (
    <nav className={libraryStyles.pages} aria-label={texts('states.pages')}>
      {page > 1 && (
        <LinkButton size="small" to={to(page - 1)}>
          {texts('deliveries.earlier')}
        </LinkButton>
      )}
      {hasMore && (
        <LinkButton size="small" to={to(page + 1)}>
          {texts('deliveries.later')}
        </LinkButton>
      )}
    </nav>
  );
}
