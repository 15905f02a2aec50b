import { ArrowLeft } from 'lucide-react';
import type { FormDesign } from '#contracts/design.ts';
import styles from '../page-designer/designer.module.css';
import type { DesignSaving } from '../page-designer/use-design-saving.ts';
import { useTexts } from '../lib/texts.tsx';
import { listAddress } from '../records/record-address.ts';
import { Button } from '../ui/button.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Icon } from '../ui/pictures/icon.tsx';

interface FormDesignerBarProps {
  readonly design: FormDesign;
  readonly saving: DesignSaving;
  /** False while something is wrong with a field. */
  readonly isRight: boolean;
}

/** The way back, how things stand, and what is done with the form. */
export function FormDesignerBar({ design, saving, isRight }: FormDesignerBarProps) {
  const texts = useTexts();
  const { id, name, published } = design;
  const { isChanged } = saving;
  const standing = published === null ? texts('formDesigner.notPublished') : texts('designer.published', { version: published });
  return (
    <header className={styles.bar}>
      <LinkButton to={listAddress('forms', { open: id })} look="text" aria-label={texts('designer.back', { name })}>
        <Icon of={ArrowLeft} />
      </LinkButton>
      <div className={styles.name}>
        <h1>{name}</h1>
        <p>{`${texts(isChanged ? 'designer.unsaved' : 'designer.allSaved')} · ${standing}`}</p>
      </div>
      <Acts design={design} saving={saving} isRight={isRight} />
    </header>
  );
}

function Acts({ design: { published, address, mayPublish }, saving, isRight }: FormDesignerBarProps) {
  const texts = useTexts();
  const { isBusy, isChanged, conflict, send } = saving;
  const isHeld = isBusy || !isRight;
  return (
    <div className={styles.acts}>
      {published !== null && (
        <a href={address} target="_blank" rel="noopener" className={styles.open}>
          {texts('formDesigner.view')}
        </a>
      )}
      <Button disabled={isHeld || (!isChanged && !conflict)} onClick={() => send('save')}>
        {texts(conflict ? 'designer.saveOver' : 'designer.save')}
      </Button>
      {mayPublish && (
        <Button look="primary" disabled={isHeld || conflict !== null} onClick={() => send('publish')}>
          {texts('designer.publish')}
        </Button>
      )}
    </div>
  );
}
