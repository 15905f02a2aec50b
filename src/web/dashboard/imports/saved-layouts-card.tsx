import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import type { ListedLayout } from '#contracts/imports.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import styles from './imports.module.css';

/** Layouts that the firm's people have saved, with who made them. */
export function SavedLayoutsCard({ layouts }: { readonly layouts: readonly ListedLayout[] }) {
  const texts = useTexts();
  if (layouts.length === 0) return null;
  return (
    <Card title={texts('imports.layouts.title')} text={texts('imports.layouts.text')} isFlush>
      <ul className={styles.list} aria-label={texts('imports.layouts.title')}>
        {layouts.map((layout) => (
          <SavedLayout key={`${layout.id} ${layout.name}`} layout={layout} />
        ))}
      </ul>
    </Card>
  );
}

function SavedLayout({ layout: { id, name, source, by, createdAt, mayChange } }: { readonly layout: ListedLayout }) {
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
        {mayChange && (
          <span className={styles.tools}>
            <Button size="small" aria-expanded={doing === 'rename'} onClick={toggle('rename')}>
              {texts('imports.layouts.rename')}
            </Button>
            <Button size="small" aria-expanded={doing === 'delete'} onClick={toggle('delete')}>
              {texts('imports.layouts.delete')}
            </Button>
          </span>
        )}
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
