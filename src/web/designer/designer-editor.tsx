import '@puckeditor/core/no-external.css';
import { Puck } from '@puckeditor/core';
import { useInsertionEffect, useMemo, useState } from 'react';
import { collectionWords } from '../records/collection-words.ts';
import type { Design } from '#contracts/design.ts';
import { plainTextOfBlocks } from '#forms/kinds/blocks.ts';
import { ConflictNote } from '../dashboard/versioned/conflict-note.tsx';
import { useLocale, useTexts } from '../lib/texts.tsx';
import { LeaveGuard } from '../records/leave-guard.tsx';
import { BlockOutline } from './block-outline.tsx';
import { BlockPalette } from './block-palette.tsx';
import { DesignProvider } from './design-context.ts';
import styles from './designer.module.css';
import { DesignerBar } from './designer-bar.tsx';
import { DesignerCanvas } from './designer-canvas.tsx';
import { designerConfig } from './designer-config.tsx';
import { jsonOf, puckDataOf } from './puck-data.ts';
import { overrides } from './puck-overrides.tsx';
import { stylesWithNonce } from './styles-with-nonce.ts';
import { useBlocks } from './use-blocks.ts';
import { type DesignSaving, useDesignSaving } from './use-design-saving.ts';
import { type DesignView, useDesignView, widths } from './use-design-view.ts';
import { usePictures } from './use-pictures.ts';

interface DesignerEditorProps {
  readonly design: Design;
  /** Gives up what was written, for what stands there. */
  readonly onTake: () => void;
}

/** The designer of a page, around Puck: its bar, its blocks at the left, the page in the middle, the fields of the selected block at the right. */
export default function DesignerEditor({ design, onTake }: DesignerEditorProps) {
  useInsertionEffect(() => stylesWithNonce(document), []);
  const saving = useDesignSaving(design);
  const view = useDesignView(design);
  const { pictureOf, mediaOf, choose } = usePictures(design);
  const designing = useMemo(
    () => ({ design, theme: view.theme, pictureOf, mediaOf, choose }),
    [design, view.theme, pictureOf, mediaOf, choose],
  );
  return (
    <DesignProvider value={designing}>
      <LeaveGuard isOn={saving.isChanged} />
      <BlocksEditor key={view.field} {...{ design, saving, view, onTake }} />
    </DesignProvider>
  );
}

interface BlocksEditorProps extends DesignerEditorProps {
  readonly saving: DesignSaving;
  readonly view: DesignView;
}

/** Puck keeps the blocks of one language from here on: what is given to it later is not read. */
function BlocksEditor({ design, saving, view, onTake }: BlocksEditorProps) {
  const texts = useTexts();
  const locale = useLocale();
  const config = useMemo(() => designerConfig(locale), [locale]);
  const [data] = useState(() => puckDataOf(saving.written[view.field] ?? ''));
  const dictionary = { 'action-duplicate': texts('designer.duplicate'), 'action-delete': texts('designer.removeRow') };
  return (
    <Puck
      config={config}
      data={data}
      onChange={(changed) => saving.write(view.field, jsonOf(changed))}
      iframe={{ enabled: true, waitForStyles: true, syncHostStyles: true }}
      overrides={overrides}
      dictionary={dictionary}
    >
      <div className={styles.designer}>
        <DesignerBar design={design} saving={saving} view={view} />
        <Told saving={saving} design={design} onTake={onTake} />
        <Workbench width={widths[view.width]} />
      </div>
    </Puck>
  );
}

/** Why it was not saved, and what someone else has saved in the meantime. */
function Told({ saving: { conflict, refusal }, design, onTake }: Pick<BlocksEditorProps, 'saving' | 'design' | 'onTake'>) {
  const texts = useTexts();
  const words = collectionWords(design.collection, texts);
  return (
    <div className={styles.told}>
      <p role="alert">{refusal}</p>
      {conflict && (
        <ConflictNote
          conflict={conflict}
          labelOf={(field) => words.fieldLabel(field)}
          wordsOf={(_field, key) => plainTextOfBlocks(key)}
          onTake={onTake}
          isChosenByField={false}
        />
      )}
    </div>
  );
}

function Workbench({ width }: { readonly width: number }) {
  const texts = useTexts();
  const blocks = useBlocks();
  const { content, selected, nameOf, told, add } = blocks;
  const block = selected === null ? undefined : content[selected];
  return (
    <main className={styles.workbench}>
      <div className={styles.side}>
        <BlockPalette onAdd={add} />
        <BlockOutline blocks={blocks} />
        <output className={styles.spoken}>{told}</output>
      </div>
      <DesignerCanvas width={width} selectedId={block?.props.id ?? null} />
      <section className={styles.side} aria-labelledby="block-title">
        {block && selected !== null ? (
          <>
            <h2 id="block-title">{nameOf(block.type)}</h2>
            <p className={styles.note}>{texts('designer.place', { place: selected + 1, count: content.length })}</p>
            <Puck.Fields wrapFields={false} />
          </>
        ) : (
          <p id="block-title" className={styles.note}>
            {texts('designer.nothingSelected')}
          </p>
        )}
      </section>
    </main>
  );
}
