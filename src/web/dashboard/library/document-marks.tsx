import { BadgeCheck, BookCheck, CircleCheck, type LucideIcon } from 'lucide-react';
import type { ShownDocument, ShownMark } from '#contracts/library.ts';
import { type DocumentMark, documentMarks } from '#domain/document/document-mark.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/pictures/icon.tsx';
import styles from './panel.module.css';
import { useDocumentForm } from './use-document-form.ts';

const icons: Readonly<Record<DocumentMark, LucideIcon>> = { signed: CircleCheck, approved: BadgeCheck, acknowledged: BookCheck };

interface MarksProps {
  readonly path: string;
  readonly shown: ShownDocument;
}

/** Shows the marks on the newest version, with author and time, and buttons for further marks. */
export function DocumentMarks({ path, shown }: MarksProps) {
  const texts = useTexts();
  const { Form, state } = useDocumentForm();
  const newest = shown.versions[0]?.number ?? 1;
  const said = shown.marks.filter(({ number }) => number === newest);
  const open = documentMarks.filter((mark) => shown.mayMark[mark] && !said.some((each) => each.mark === mark));
  if (said.length === 0 && open.length === 0 && shown.openAsk === null) return null;
  const first = shown.openAsk === 'signature' ? 'signed' : 'acknowledged';
  return (
    <section className={styles.marks} aria-label={texts('library.marks')}>
      {shown.openAsk !== null && <p className={styles.asked}>{texts(`library.asked.${shown.openAsk}`)}</p>}
      {said.map((mark) => (
        <Said key={mark.mark} path={path} document={shown.id} said={mark} />
      ))}
      {open.length > 0 && (
        <Form method="post" action={path} className={styles.actions}>
          <input type="hidden" name="document" value={shown.id} />
          <input type="hidden" name="number" value={newest} />
          <input type="hidden" name="intent" value="mark" />
          {open.map((mark) => (
            <Button
              key={mark}
              type="submit"
              name="mark"
              value={mark}
              look={shown.openAsk !== null && mark === first ? 'primary' : 'default'}
              disabled={state !== 'idle'}
            >
              <Icon of={icons[mark]} size="small" />
              {texts(`library.mark.${mark}`)}
            </Button>
          ))}
        </Form>
      )}
    </section>
  );
}

function Said({
  path,
  document,
  said: { mark, by, at, number, isOwn },
}: {
  readonly path: string;
  readonly document: string;
  readonly said: ShownMark;
}) {
  const texts = useTexts();
  const formats = useFormats();
  const { Form, state } = useDocumentForm();
  return (
    <div className={styles.said}>
      <Icon of={icons[mark]} />
      <p>{texts(`library.said.${mark}`, { by: by ?? texts('library.theFirm'), at: formats.moment(at) })}</p>
      {isOwn && mark !== 'acknowledged' && (
        <Form method="post" action={path}>
          <input type="hidden" name="document" value={document} />
          <input type="hidden" name="number" value={number} />
          <input type="hidden" name="mark" value={mark} />
          <Button type="submit" name="intent" value="unmark" size="small" disabled={state !== 'idle'}>
            {texts('library.takeBack')}
          </Button>
        </Form>
      )}
    </div>
  );
}
