import { ArrowLeft } from 'lucide-react';
import { Form, href, Link, useNavigation } from 'react-router';
import type { MailingPerson, ShownMailing } from '#contracts/mailings.ts';
import type { MailingState } from '#domain/thread/mailing.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { useAskingAgain } from '../../lib/use-asking-again.ts';
import { Button } from '../../ui/button.tsx';
import { FormFoot } from '../../ui/fields/form-foot.tsx';
import { Icon } from '../../ui/pictures/icon.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Tag, type Tone } from '../../ui/tag.tsx';
import { threadAddress } from './threads-address.ts';
import mailingStyles from '../audience/audience.module.css';
import styles from './thread.module.css';

interface MailingViewProps {
  readonly portal: string;
  readonly mailing: ShownMailing;
  /** The reason why the server did not stop the mailing. */
  readonly refusal: string | null;
}

/** Shows the result of a message to several clients, for each of them. While any client waits, the sender can stop it. */
export function MailingView({ portal, mailing, refusal }: MailingViewProps) {
  const texts = useTexts();
  const formats = useFormats();
  const { subject, sentAt, isSilent, isCopied, counts, people } = mailing;
  const { sent, waiting, stopped, leftOut } = counts;
  useAskingAgain(waiting > 0);
  return (
    <article className={styles.thread} aria-labelledby="mailing-subject">
      <Link to={href('/dashboard/:portal/messages/several', { portal })} className={mailingStyles.back}>
        <Icon of={ArrowLeft} size="small" />
        {texts('threads.several.title')}
      </Link>
      <header className={styles.head}>
        <div>
          <h2 id="mailing-subject">{subject}</h2>
          <p className={styles.started}>
            {formats.moment(sentAt)}
            {isSilent && ` · ${texts('threads.several.notNotified')}`}
            {isCopied && ` · ${texts('threads.several.copied')}`}
          </p>
        </div>
      </header>
      <div className={mailingStyles.reach} aria-live="polite">
        <p>{texts('audience.sent', { sent, all: sent + waiting })}</p>
        {stopped > 0 && <p>{texts('audience.stopped', { count: stopped })}</p>}
        {leftOut > 0 && <p>{texts('audience.notReached', { count: leftOut })}</p>}
      </div>
      {waiting > 0 && <ProgressBar label={texts('threads.several.progress')} share={sent / (sent + waiting)} />}
      {waiting > 0 || refusal !== null ? <StopForm isOffered={waiting > 0} refusal={refusal} /> : null}
      <ul className={mailingStyles.people} aria-label={texts('audience.people')}>
        {people.map((person) => (
          <Person key={person.account} portal={portal} person={person} />
        ))}
      </ul>
    </article>
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

const tones: Readonly<Record<MailingState, Tone>> = { sent: 'positive', waiting: 'neutral', stopped: 'warning', leftOut: 'warning' };

function Person({ portal, person: { name, state, reason, thread } }: { readonly portal: string; readonly person: MailingPerson }) {
  const texts = useTexts();
  return (
    <li>
      {thread === null ? <span>{name}</span> : <Link to={threadAddress(portal, thread, { view: 'sent' })}>{name}</Link>}
      <span className={mailingStyles.aside}>
        {reason !== null && texts(`audience.reasons.${reason}`)}
        <Tag tone={tones[state]}>{texts(`audience.states.${state}`)}</Tag>
      </span>
    </li>
  );
}
