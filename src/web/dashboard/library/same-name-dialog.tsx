import { useState } from 'react';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/mantine/dialog.tsx';
import { FileIcon } from '../../ui/pictures/file-icon.tsx';
import { Tag } from '../../ui/tag.tsx';
import { fileSize } from './file-size.ts';
import styles from './same-name.module.css';
import type { AskedName, SameName } from './upload-queue.ts';

/** Asks what to do with a file whose name is taken: keep both, or add it as the next version of the existing document. */
export function SameNameDialog({ asked: { file, namesake, answer } }: { readonly asked: AskedName }) {
  const texts = useTexts();
  const formats = useFormats();
  const [choice, setChoice] = useState<SameName>('copy');
  const [isForAll, setForAll] = useState(false);
  const sizeOf = (bytes: number) => fileSize(bytes, { texts, formats });
  const changed = new Date(file.lastModified).toISOString().slice(0, 10);
  const there = texts('library.sameName.thereFacts', { size: sizeOf(namesake.size), date: formats.date(namesake.arrivedAt.slice(0, 10)) });
  const yours = texts('library.sameName.yoursFacts', { size: sizeOf(file.size), date: formats.date(changed) });
  return (
    <Dialog
      title={texts('library.sameName.title')}
      isOpen
      width={520}
      onClose={() => answer(null)}
      footer={
        <>
          <label className={styles.all}>
            <input type="checkbox" checked={isForAll} onChange={({ target }) => setForAll(target.checked)} />
            {texts('library.sameName.same')}
          </label>
          <Button onClick={() => answer(null)}>{texts('kit.cancel')}</Button>
          <Button look="primary" data-autofocus onClick={() => answer({ choice, isForAll })}>
            {texts(choice === 'copy' ? 'library.sameName.doCopy' : 'library.sameName.doReplace')}
          </Button>
        </>
      }
    >
      <p>{texts('library.sameName.text', { name: file.name, account: namesake.account })}</p>
      <ul className={styles.both}>
        <li>
          <FileIcon of={file.name} />
          <FileFacts name={texts('library.sameName.there')} facts={there} />
        </li>
        <li>
          <FileIcon of={file.name} />
          <FileFacts name={texts('library.sameName.yours')} facts={yours} />
          {changed > namesake.arrivedAt.slice(0, 10) && <Tag tone="positive">{texts('library.sameName.newer')}</Tag>}
        </li>
      </ul>
      <fieldset className={styles.choices}>
        <legend className="sr">{texts('library.sameName.title')}</legend>
        <Choice isChosen={choice === 'copy'} onChoose={() => setChoice('copy')} name={texts('library.sameName.copy')}>
          {texts('library.sameName.copyText', { name: namesake.copyName })}
        </Choice>
        {namesake.mayReplace && (
          <Choice isChosen={choice === 'replace'} onChoose={() => setChoice('replace')} name={texts('library.sameName.replace')}>
            {texts('library.sameName.replaceText', { number: formats.count(namesake.number) })}
          </Choice>
        )}
      </fieldset>
    </Dialog>
  );
}

function FileFacts({ name, facts }: { readonly name: string; readonly facts: string }) {
  return (
    <span className={styles.facts}>
      <span>{name}</span>
      <span className={styles.small}>{facts}</span>
    </span>
  );
}

interface ChoiceProps {
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly name: string;
  readonly children: string;
}

function Choice({ isChosen, onChoose, name, children }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input type="radio" name="same-name" checked={isChosen} onChange={onChoose} />
      <FileFacts name={name} facts={children} />
    </label>
  );
}
