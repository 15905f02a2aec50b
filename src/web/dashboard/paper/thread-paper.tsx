import type { PaperThread } from '#contracts/thread-paper.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import type { ShownBrand } from '../../ui/brand/shown-brand.ts';
import { MessageWords } from '../threads/message-words.tsx';
import { LetterPaper } from './letter-paper.tsx';
import styles from './thread-paper.module.css';

interface ThreadPaperProps {
  readonly brand: ShownBrand;
  readonly thread: PaperThread;
}

interface Facts {
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly moment: string;
}

/** A thread for printing: what it is about and whose, and its messages, the newest last. Of one message, its sender and moment stand above it. */
export function ThreadPaper({ brand, thread }: ThreadPaperProps) {
  const texts = useTexts();
  const { subject, account, messages, notes, isOne } = thread;
  const { facts, moment } = useFacts(thread);
  return (
    <LetterPaper
      brand={brand}
      subject={subject}
      account={account}
      head={isOne ? subject : texts('paper.thread.name')}
      foot={moment}
      facts={facts}
    >
      {notes && (
        <p className={styles.notes} data-included={notes === 'included' || undefined}>
          {texts(`paper.thread.notes.${notes}`)}
        </p>
      )}
      <ol className={styles.letters}>
        {messages.map((message) => (
          <Letter key={message.id} message={message} isOne={isOne} />
        ))}
      </ol>
    </LetterPaper>
  );
}

/** Returns what stands under the subject, and the moment at the foot of each sheet. */
function useFacts({ account, initiator, messages, isOne, isCut, printedOn }: PaperThread): Facts {
  const texts = useTexts();
  const formats = useFormats();
  const [first] = messages;
  if (isOne && first) {
    const moment = formats.moment(first.at);
    const facts = [
      [texts('paper.answers.sentBy'), first.writer],
      [texts('threads.recipient'), account],
      [texts('paper.answers.sentOn'), moment],
    ] as const;
    return { facts, moment };
  }
  const facts = [
    [texts('paper.thread.client'), account],
    [texts('paper.thread.started'), `${initiator.name}, ${formats.moment(initiator.at)}`],
    [texts('paper.thread.count'), isCut ? texts('paper.thread.cut', { count: messages.length }) : String(messages.length)],
  ] as const;
  return { facts, moment: texts('paper.thread.savedOn', { date: formats.date(printedOn) }) };
}

function Letter({
  message: { side, isInternal, writer, text, formatted, at, attachments },
  isOne,
}: {
  readonly message: PaperThread['messages'][number];
  readonly isOne: boolean;
}) {
  const texts = useTexts();
  const formats = useFormats();
  return (
    <li className={styles.letter} data-internal={isInternal || undefined}>
      {!isOne && (
        <p className={styles.by}>
          <b>{writer}</b>
          <span>{texts(isInternal ? 'threads.note' : `threads.side.${side}`)}</span>
          <time dateTime={at}>{formats.moment(at)}</time>
        </p>
      )}
      <MessageWords text={text} formatted={formatted} styles={{ plain: styles.text, formatted: undefined }} />
      {attachments.length > 0 && (
        <p className={styles.files}>
          {texts('threads.attachments')}: {attachments.map(({ name }) => name).join(', ')}
        </p>
      )}
    </li>
  );
}
