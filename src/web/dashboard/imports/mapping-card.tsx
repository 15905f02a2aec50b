import { useState } from 'react';
import { Form, Link, useFetcher, useNavigation } from 'react-router';
import type { OpenedMapping } from '#contracts/imports.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-look.ts';
import { Card } from '../../ui/card.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { MappedColumns } from './mapped-columns.tsx';
import { MappedCosts } from './mapped-costs.tsx';
import { MappedRows } from './mapped-rows.tsx';
import { MappedShape } from './mapped-shape.tsx';
import { MappedWords } from './mapped-words.tsx';
import styles from './imports.module.css';

interface MappingCardProps {
  readonly mapping: OpenedMapping;
  readonly path: string;
}

/** The delay between the last change and the preview's request, in milliseconds. */
const pause = 400;

/** Someone explains a file that no layout knows: its columns, its words and how it writes numbers, with the first rows read that way. */
export function MappingCard({ mapping: first, path }: MappingCardProps) {
  const texts = useTexts();
  const isBusy = useNavigation().state !== 'idle';
  const fetcher = useFetcher<{ readonly kind?: string; readonly mapping?: OpenedMapping; readonly text?: string }>();
  const [waiting, setWaiting] = useState<ReturnType<typeof setTimeout> | undefined>();
  const opened = fetcher.data?.mapping ?? first;
  const shape = [opened.encoding, opened.separator, opened.headerAt].join(' ');
  const look = (form: HTMLFormElement) => {
    clearTimeout(waiting);
    setWaiting(
      setTimeout(() => {
        const data = new FormData(form);
        data.set('intent', 'map-look');
        void fetcher.submit(data, { method: 'post' });
      }, pause),
    );
  };
  return (
    <Card title={texts('imports.mapping.title', { name: opened.file.name })} text={texts('imports.mapping.text')}>
      <Form method="post" className={styles.mapping} onChange={({ currentTarget }) => look(currentTarget)}>
        <input type="hidden" name="file" value={opened.file.id} />
        <input type="hidden" name="shape" value={shape} />
        <MappedCosts key={`costs ${shape} ${opened.costs.map(({ kind }) => kind).join(' ')}`} opened={opened} />
        <MappedShape key={`shape ${shape}`} opened={opened} />
        <MappedColumns key={`columns ${shape}`} opened={opened} />
        <MappedWords key={`words ${shape} ${opened.mapping.columns.type ?? ''}`} opened={opened} />
        <MappedRows opened={opened} />
        <LayoutNames source={first.mapping.source} />
        {fetcher.data?.text && (
          <p role="alert" className={styles.refusal}>
            {fetcher.data.text}
          </p>
        )}
        <div className={styles.between}>
          <Link to={path} className={buttonClass({})}>
            {texts('imports.mapping.cancel')}
          </Link>
          <Button type="submit" name="intent" value="map-save" look="primary" disabled={isBusy}>
            {texts('imports.mapping.save')}
          </Button>
        </div>
      </Form>
    </Card>
  );
}

/** Asks for the source of the file, and the name under which files like it are recognised from now on. */
function LayoutNames({ source }: { readonly source: string }) {
  const texts = useTexts();
  return (
    <div className={styles.two}>
      <TextField
        label={texts('imports.mapping.source')}
        hint={texts('imports.mapping.sourceHint')}
        name="source"
        defaultValue={source}
        maxLength={80}
        required
      />
      <TextField
        label={texts('imports.mapping.saveAs')}
        hint={texts('imports.mapping.saveAsHint')}
        name="save-as"
        defaultValue={source}
        maxLength={80}
      />
    </div>
  );
}
