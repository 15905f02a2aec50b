import { ArrowLeft, Lock } from 'lucide-react';
import { Form, href, Link, useNavigation } from 'react-router';
import type { ShownMessage, ShownThread, ThreadAnswer } from '#contracts/threads.ts';
import type { ThreadView as View } from '#domain/thread/thread.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import { CopyNote } from '../../records/copy-note.tsx';
import { Avatar } from '../../ui/pictures/avatar.tsx';
import { Icon } from '../../ui/pictures/icon.tsx';
import { AttachmentList } from './attachment-list.tsx';
import { AssignForm } from './assign-form.tsx';
import { HeldNote } from './held-note.tsx';
import type { MessageRefusal } from './message-refusal.ts';
import { MessageWords } from './message-words.tsx';
import { ReplyForm } from './reply-form.tsx';
import { ThreadExport } from './thread-export.tsx';
import { threadsAddress } from './threads-address.ts';
import styles from './thread.module.css';

interface ThreadViewProps {
  readonly portal: string;
  readonly thread: ShownThread;
  /** The list that it was chosen from. */
  readonly view: View;
  readonly answer: ThreadAnswer | MessageRefusal | null;
}

/** A thread as letters, the newest last, with what can be done with it. */
export function ThreadView({ portal, thread, view, answer }: ThreadViewProps) {
  const texts = useTexts();
  const formats = useFormats();
  const { account, initiator, messages, seenAt } = thread;
  const refusal = answer && 'code' in answer ? answer : null;
  const isHeld = messages.some(({ heldSeconds }) => heldSeconds !== null);
  return (
    <article className={styles.thread} aria-labelledby="thread-subject">
      <Link to={threadsAddress(portal, { view })} className={styles.back}>
        <Icon of={ArrowLeft} size="small" />
        {texts('threads.back')}
      </Link>
      <header className={styles.head}>
        <div>
          <h2 id="thread-subject">{thread.subject}</h2>
          <p className={styles.started}>
            {texts('threads.startedBy', { name: initiator.name, date: formats.date(initiator.at.slice(0, 10)) })}
            {thread.mayNote && ` · ${account.name}`}
          </p>
          <Filed portal={portal} thread={thread} />
        </div>
        <div className={styles.tools}>
          {thread.mayWrite && <ThreadTools thread={thread} />}
          <ThreadExport portal={portal} thread={thread.id} hasNotes={thread.mayNote} />
        </div>
      </header>
      {answer && 'done' in answer && !isHeld && <output className={styles.done}>{texts(`threads.done.${answer.done}`)}</output>}
      <ol className={styles.letters}>
        {messages.map((message) => (
          <Letter key={message.id} message={message} />
        ))}
      </ol>
      {seenAt !== null && <p className={styles.seen}>{texts('threads.seen', { moment: formats.moment(seenAt) })}</p>}
      {thread.mayWrite && (
        <ReplyForm
          // It begins anew after the reader's own message; someone else's leaves what is being typed.
          key={messages.filter(({ isOwn }) => isOwn).length}
          portal={portal}
          thread={thread.id}
          account={thread.attachesFrom}
          mayNote={thread.mayNote}
          draft={thread.draft}
          refusal={refusal}
        />
      )}
    </article>
  );
}

/** The form that the thread is about, which its client can open; the firm sees the group too. */
function Filed({ portal, thread: { process, group, mayNote } }: Pick<ThreadViewProps, 'portal' | 'thread'>) {
  const texts = useTexts();
  if (!process && !group) return null;
  const form = process && texts('threads.filing.about', { form: texts(`threads.filing.processes.${process}`) });
  return (
    <p className={styles.started}>
      {process && !mayNote ? <Link to={href('/dashboard/:portal/processes/:process', { portal, process })}>{form}</Link> : form}
      {process && group && ' · '}
      {group && `${texts('threads.filing.group')}: ${group.name}`}
    </p>
  );
}

function ThreadTools({ thread: { isArchived, mayNote, assignedTo, team } }: { readonly thread: ShownThread }) {
  const texts = useTexts();
  const isBusy = useNavigation().state !== 'idle';
  const intent = isArchived ? 'unarchive' : 'archive';
  return (
    <>
      {mayNote && <AssignForm key={assignedTo} assignedTo={assignedTo} team={team} />}
      <Form method="post" preventScrollReset>
        <Button type="submit" name="intent" value={intent} disabled={isBusy}>
          {texts(`threads.${intent}`)}
        </Button>
      </Form>
    </>
  );
}

function Letter({
  message: { id, side, isInternal, writer, text, formatted, at, heldSeconds, isSilent, copy, attachments },
}: {
  readonly message: ShownMessage;
}) {
  const texts = useTexts();
  const formats = useFormats();
  return (
    <li className={styles.letter} data-internal={isInternal || undefined} data-side={side}>
      <Avatar name={writer} photo={null} />
      <div className={styles.body}>
        <p className={styles.by}>
          <b>{writer}</b>
          {isInternal ? (
            <span className={styles.lock}>
              <Icon of={Lock} size="tiny" />
              {texts('threads.note')}
            </span>
          ) : (
            <span className={styles.side}>{texts(`threads.side.${side}`)}</span>
          )}
          <time className={styles.at} dateTime={at}>
            {formats.moment(at)}
          </time>
        </p>
        <MessageWords text={text} formatted={formatted} styles={{ plain: styles.text, formatted: styles.formatted }} />
        <AttachmentList attachments={attachments} />
        {isSilent && <p className={styles.silent}>{texts('threads.notNotified')}</p>}
        {copy && <CopyNote copy={copy} className={styles.silent} />}
        {heldSeconds !== null && <HeldNote key={id} id={id} seconds={heldSeconds} />}
      </div>
    </li>
  );
}
