import type { MailingReach as Reach } from '#contracts/mailings.ts';
import { fillFields } from '#domain/thread/message-fields.ts';
import { mailingLimits } from '#domain/thread/mailing.ts';
import { useTexts } from '../../lib/texts.tsx';
import { ReachNote } from '../audience/reach-note.tsx';
import { useFetched } from '../entries/use-fetched.ts';
import styles from '../audience/audience.module.css';

interface MailingReachProps {
  readonly address: string | null;
  /** The subject and the text written so far. */
  readonly written: { readonly subject: string; readonly text: string };
}

/** Shows how many clients get the message and who does not. If it uses fields, the first client's version follows. */
export function MailingReach({ address, written }: MailingReachProps) {
  const texts = useTexts();
  const fetched = useFetched<Reach>(address, 200);
  return (
    <>
      <ReachNote reach={address === null ? null : fetched}>
        {({ count, isTooMany }) => (
          <p>
            {isTooMany ? texts('error.mailing-too-large', { limit: mailingLimits.recipients }) : texts('threads.several.reach', { count })}
          </p>
        )}
      </ReachNote>
      {address !== null && fetched.state === 'ready' && <Example example={fetched.value.example} written={written} />}
    </>
  );
}

function Example({ example, written }: Pick<Reach, 'example'> & Pick<MailingReachProps, 'written'>) {
  const texts = useTexts();
  if (!example) return null;
  return (
    <details className={styles.reach}>
      <summary>{texts('threads.templates.example', { name: example.name })}</summary>
      <p className={styles.example}>
        <b>{fillFields(written.subject, example.values)}</b>
      </p>
      <p className={styles.example}>{fillFields(written.text, example.values)}</p>
    </details>
  );
}
