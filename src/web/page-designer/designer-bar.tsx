import { ArrowLeft, Redo2, Undo2 } from 'lucide-react';
import { href } from 'react-router';
import type { Design } from '#contracts/design.ts';
import { listAddress } from '../records/record-address.ts';
import { useTexts } from '../lib/texts.tsx';
import { Button } from '../ui/button.tsx';
import { SelectField } from '../ui/fields/select-field.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Icon } from '../ui/pictures/icon.tsx';
import { Segmented } from '../ui/segmented.tsx';
import styles from './designer.module.css';
import type { DesignSaving } from './use-design-saving.ts';
import { useHistorySteps } from './use-history-steps.ts';
import type { DesignView } from './use-design-view.ts';

interface DesignerBarProps {
  readonly design: Design;
  readonly saving: DesignSaving;
  readonly onPublish: () => void;
  readonly view: DesignView;
}

/** The way back, how things stand, undo and redo, how the page is looked at, and what is done with it. */
export function DesignerBar({ design, saving, view, onPublish }: DesignerBarProps) {
  const texts = useTexts();
  const { name, published, address, collection, id, mayPublish } = design;
  const { isBusy, isChanged, conflict, send } = saving;
  const standing = published === null ? texts('designer.notPublished') : texts('designer.published', { version: published });
  return (
    <header className={styles.bar}>
      <LinkButton to={listAddress(collection, { open: id })} look="text" aria-label={texts('designer.back', { name })}>
        <Icon of={ArrowLeft} />
      </LinkButton>
      <div className={styles.name}>
        <h1>{name}</h1>
        <p>{`${texts(isChanged ? 'designer.unsaved' : 'designer.allSaved')} · ${standing}`}</p>
      </div>
      <Steps />
      <ViewChoices design={design} view={view} />
      <div className={styles.acts}>
        <a href={href('/preview/:collection/:record', { collection, record: id })} target="_blank" rel="noopener" className={styles.open}>
          {texts('records.preview')}
        </a>
        {published !== null && (
          <a href={address} target="_blank" rel="noopener" className={styles.open}>
            {texts('designer.view')}
          </a>
        )}
        <Button disabled={isBusy || (!isChanged && !conflict)} onClick={() => send('save')}>
          {texts(conflict ? 'designer.saveOver' : 'designer.save')}
        </Button>
        {mayPublish && (
          <Button look="primary" disabled={isBusy || conflict !== null} onClick={onPublish}>
            {texts('designer.publish')}
          </Button>
        )}
      </div>
    </header>
  );
}

function Steps() {
  const texts = useTexts();
  const { undo, redo, hasPast, hasFuture } = useHistorySteps();
  return (
    <div className={styles.steps}>
      <IconButton icon={Undo2} label={texts('designer.undo')} disabled={!hasPast} onClick={undo} />
      <IconButton icon={Redo2} label={texts('designer.redo')} disabled={!hasFuture} onClick={redo} />
    </div>
  );
}

function ViewChoices({ design: { fields, themes }, view }: Pick<DesignerBarProps, 'design' | 'view'>) {
  const texts = useTexts();
  const widths = (['wide', 'tablet', 'phone'] as const).map((key) => ({ key, label: texts(`designer.${key}`) }));
  const languages = fields.map(({ id, language }) => ({ key: id, label: texts(`shell.languages.${language}`) }));
  return (
    <div className={styles.choices}>
      <Segmented label={texts('designer.width')} options={widths} chosen={view.width} onChange={view.setWidth} />
      {themes.length > 1 && (
        <SelectField
          label={texts('designer.theme')}
          hasHiddenLabel
          options={themes.map(({ id, name }) => ({ value: id, label: name }))}
          value={view.theme}
          onChange={({ target }) => view.setTheme(themes.find(({ id }) => id === target.value)?.id ?? view.theme)}
        />
      )}
      {languages.length > 1 && (
        <Segmented label={texts('designer.language')} options={languages} chosen={view.field} onChange={view.setField} />
      )}
    </div>
  );
}
