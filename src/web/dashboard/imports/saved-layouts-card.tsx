import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { Form, useNavigation, useSubmit } from 'react-router';
import type { ListedLayout } from '#contracts/imports.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FileButton } from '../../ui/file-button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import styles from './imports.module.css';

/** Layouts that the firm's people have saved, with who made them. */
export function SavedLayoutsCard({ layouts, path }: { readonly layouts: readonly ListedLayout[]; readonly path: string | null }) {
  const texts = useTexts();
  if (layouts.length === 0 && path === null) return null;
  return (
    <Card title={texts('imports.layouts.title')} text={texts('imports.layouts.text')} isFlush tools={path !== null && <LayoutsFile />}>
      <ul className={styles.list} aria-label={texts('imports.layouts.title')}>
        {layouts.map((layout) => (
          <SavedLayout key={`${layout.id} ${layout.name}`} layout={layout} path={path} />
        ))}
      </ul>
    </Card>
  );
}

interface SavedLayoutProps {
  readonly layout: ListedLayout;
  readonly path: string | null;
}

function SavedLayout({ layout: { id, name, source, by, createdAt, mayChange }, path }: SavedLayoutProps) {
  const texts = useTexts();
  const formats = useFormats();
  const isBusy = useNavigation().state !== 'idle';
  const [doing, setDoing] = useState<'rename' | 'delete' | null>(null);
  const toggle = (what: 'rename' | 'delete') => () => setDoing(doing === what ? null : what);
  return (
    <li className={styles.security}>
      <div className={styles.between}>
        <p>
          <span className={styles.name}>{name}</span>
          <span className={styles.second}>{texts('imports.layouts.made', { source, by, moment: formats.moment(createdAt) })}</span>
        </p>
        <span className={styles.tools}>
          {path !== null && (
            <a href={`${path}/layouts.json?layout=${id}`} download aria-label={texts('imports.layouts.exportOf', { name })}>
              {texts('imports.layouts.export')}
            </a>
          )}
          {mayChange && (
            <>
              <Button size="small" aria-expanded={doing === 'rename'} onClick={toggle('rename')}>
                {texts('imports.layouts.rename')}
              </Button>
              <Button size="small" aria-expanded={doing === 'delete'} onClick={toggle('delete')}>
                {texts('imports.layouts.delete')}
              </Button>
            </>
          )}
        </span>
      </div>
      {doing === 'rename' && (
        <Form method="post" className={styles.choice}>
          <input type="hidden" name="layout" value={id} />
          <TextField label={texts('imports.layouts.name')} name="name" defaultValue={name} maxLength={80} required />
          <Button type="submit" name="intent" value="rename-layout" size="small" disabled={isBusy}>
            {texts('imports.layouts.saveName')}
          </Button>
        </Form>
      )}
      {doing === 'delete' && (
        <Form method="post" className={styles.choice}>
          <input type="hidden" name="layout" value={id} />
          <p>{texts('imports.layouts.deleteText')}</p>
          <Button type="submit" name="intent" value="delete-layout" size="small" disabled={isBusy}>
            {texts('imports.layouts.deleteAnyway')}
          </Button>
        </Form>
      )}
    </li>
  );
}

/** Adds layouts of a file to those of the firm. */
function LayoutsFile() {
  const texts = useTexts();
  const submit = useSubmit();
  const isBusy = useNavigation().state !== 'idle';
  const send = async (file: File | undefined) => {
    if (file) await submit({ intent: 'import-layouts', content: await file.text() }, { method: 'post' });
  };
  return (
    <FileButton
      icon={FileUp}
      accept=".json,application/json"
      disabled={isBusy}
      label={texts('imports.layouts.importText')}
      onChoose={([file]) => void send(file)}
    >
      {texts('imports.layouts.import')}
    </FileButton>
  );
}
