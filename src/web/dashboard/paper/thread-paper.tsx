import { Fragment } from 'react';
import type { PaperThread } from '#contracts/thread-paper.ts';
import { useFormats } from '../../lib/formats.tsx';
import { PaperContext } from '../../lib/paper.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { BrandLine } from '../../ui/brand/brand-line.tsx';
import type { ShownBrand } from '../../ui/brand/shown-brand.ts';
import { MessageWords } from '../threads/message-words.tsx';
import { cssText } from './css-text.ts';
import { PaperHeads } from './running-heads.tsx';
import styles from './thread-paper.module.css';
import './paper.css';
import './thread-paper.css';

interface ThreadPaperProps {
  readonly brand: ShownBrand;
  readonly thread: PaperThread;
}

/** A thread for printing: what it is about and whose, and its messages, the newest last. */
export function ThreadPaper({ brand, thread }: ThreadPaperProps) {
  const texts = useTexts();
  const formats = useFormats();
  const { subject, account, initiator, messages, notes, isCut, printedOn } = thread;
  const savedOn = texts('paper.thread.savedOn', { date: formats.date(printedOn) });
  const facts = [
    [texts('paper.thread.client'), account],
    [texts('paper.thread.started'), `${initiator.name}, ${formats.moment(initiator.at)}`],
    [texts('paper.thread.count'), isCut ? texts('paper.thread.cut', { count: messages.length }) : String(messages.length)],
  ] as const;
  return (
    <PaperContext value>
      <main className={styles.paper}>
        <PaperHeads
          contents={{
            messages: cssText(texts('paper.thread.name')),
            client: cssText(account),
            firm: cssText(`${brand.name}, ${brand.address}`),
            figures: cssText(savedOn),
          }}
        />
        <BrandLine brand={brand} className={styles.brand} />
        <h1 className={styles.subject}>{subject}</h1>
        <dl className={styles.facts}>
          {facts.map(([label, value]) => (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </Fragment>
          ))}
        </dl>
        {notes && (
          <p className={styles.notes} data-included={notes === 'included' || undefined}>
            {texts(`paper.thread.notes.${notes}`)}
          </p>
        )}
        <ol className={styles.letters}>
          {messages.map((message) => (
            <Letter key={message.id} message={message} />
          ))}
        </ol>
      </main>
    </PaperContext>
  );
}

function Letter({
  message: { side, isInternal, writer, text, formatted, at, attachments },
}: {
  readonly message: PaperThread['messages'][number];
}) {
  const texts = useTexts();
  const formats = useFormats();
  return (
    <li className={styles.letter} data-internal={isInternal || undefined}>
      <p className={styles.by}>
        <b>{writer}</b>
        <span>{texts(isInternal ? 'threads.note' : `threads.side.${side}`)}</span>
        <time dateTime={at}>{formats.moment(at)}</time>
      </p>
      <MessageWords text={text} formatted={formatted} styles={{ plain: styles.text, formatted: undefined }} />
      {attachments.length > 0 && (
        <p className={styles.files}>
          {texts('threads.attachments')}: {attachments.map(({ name }) => name).join(', ')}
        </p>
      )}
    </li>
  );
}
