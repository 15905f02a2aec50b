import '@puckeditor/core/no-external.css';
import { type Data, Puck } from '@puckeditor/core';
import { useInsertionEffect, useMemo, useState } from 'react';
import type { OfferedRecord } from '#contracts/records.ts';
import type { SitePicture } from '#contracts/media.ts';
import { collectionWords } from '../records/collection-words.ts';
import type { Design } from '#contracts/design.ts';
import { plainTextOfBlocks } from '#forms/kinds/blocks.ts';
import { ConflictNote } from '../dashboard/versioned/conflict-note.tsx';
import { useLocale, useTexts } from '../lib/texts.tsx';
import { LeaveGuard } from '../records/leave-guard.tsx';
import { BlockOutline } from './block-outline.tsx';
import { BlockPalette } from './block-palette.tsx';
import { DesignProvider } from './design-context.ts';
import type { SiteFrameProps } from '../site/public/site-frame.tsx';
import styles from './designer.module.css';
import { DesignerBar } from './designer-bar.tsx';
import { DesignerCanvas } from './designer-canvas.tsx';
import { designerConfig } from './designer-config.tsx';
import { jsonOf, page, puckDataOf } from './puck-data.ts';
import { overrides } from './puck-overrides.tsx';
import { stylesWithNonce } from './styles-with-nonce.ts';
import { Segmented } from '../ui/segmented.tsx';
import { DesignWarnings } from './design-warnings.tsx';
import { type DesignChecks, type DesignWarning, useDesignChecks } from './use-design-checks.ts';
import { useBlocks } from './use-blocks.ts';
import { type DesignSaving, useDesignSaving } from './use-design-saving.ts';
import { type DesignView, useDesignView, widths } from './use-design-view.ts';

interface DesignerEditorProps {
  readonly design: Design;
  readonly site: SiteFrameProps;
  /** Gives up what was written, for what stands there. */
  readonly onTake: () => void;
}

/** The designer of a page, around Puck: its bar, its blocks at the left, the page in the middle, the fields of the selected block at the right. */
export default function DesignerEditor({ design, site, onTake }: DesignerEditorProps) {
  useInsertionEffect(() => stylesWithNonce(document), []);
  const { version, fields } = design;
  const stored = Object.fromEntries(fields.map(({ id, json }) => [id, json]));
  const saving = useDesignSaving({ version, stored }, writeBlocks);
  const view = useDesignView(design);
  const checks = useDesignChecks(design, saving);
  const [target, setTarget] = useState<DesignWarning | null>(null);
  const { pictureOf, mediaOf, choose } = usePictures(design);
  const designing = useMemo(
    () => ({ design, site, theme: view.theme, pictureOf, mediaOf, choose }),
    [design, site, view.theme, pictureOf, mediaOf, choose],
  );
  const goTo = (warning: DesignWarning) => {
    view.setField(warning.field);
    setTarget(warning);
  };
  return (
    <DesignProvider value={designing}>
      <LeaveGuard isOn={saving.isChanged} />
      <BlocksEditor key={saving.keyOf(view.field)} {...{ design, saving, view, checks, target, onTake }} onGoTo={goTo} />
    </DesignProvider>
  );
}

/** Writes stored blocks as the editor does. */
const writeBlocks = (json: string) => jsonOf(puckDataOf(json));

interface BlocksEditorProps extends Omit<DesignerEditorProps, 'site'> {
  readonly saving: DesignSaving;
  readonly view: DesignView;
  readonly checks: DesignChecks;
  /** A weakness whose block is to be shown. */
  readonly target: DesignWarning | null;
  readonly onGoTo: (warning: DesignWarning) => void;
}

/** Puck keeps the blocks of one language from here on: what is given to it later is not read. */
function BlocksEditor({ design, saving, view, checks, target, onGoTo, onTake }: BlocksEditorProps) {
  const texts = useTexts();
  const locale = useLocale();
  const config = useMemo(() => designerConfig(locale), [locale]);
  const [data] = useState(() => puckDataOf(saving.written[view.field] ?? ''));
  const [begins] = useState(() => placeOf(target, data));
  const dictionary = { 'action-duplicate': texts('designer.duplicate'), 'action-delete': texts('designer.removeRow') };
  return (
    <Puck
      config={config}
      data={data}
      ui={begins === null ? {} : { itemSelector: { index: begins, zone: page } }}
      onChange={(changed) => saving.write(view.field, jsonOf(changed))}
      iframe={{ enabled: true, waitForStyles: true, syncHostStyles: true }}
      overrides={overrides}
      dictionary={dictionary}
    >
      <div className={styles.designer}>
        <DesignerBar design={design} saving={saving} view={view} onPublish={checks.publish} />
        <Told saving={saving} design={design} onTake={onTake} />
        <Workbench {...{ view, checks, onGoTo }} begins={begins} hasLanguages={design.fields.length > 1} />
      </div>
    </Puck>
  );
}

/** Shows why the page was not saved, and what another user has saved in the meantime. */
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

/** The place of the block that a warning is about; null where the blocks have none. */
function placeOf(warning: DesignWarning | null, { content }: Pick<Data, 'content'>): number | null {
  const place = content.findIndex(({ props }) => warning !== null && 'block' in warning && props.id === warning.block);
  return place === -1 ? null : place;
}

interface WorkbenchProps extends Pick<BlocksEditorProps, 'view' | 'checks' | 'onGoTo'> {
  readonly hasLanguages: boolean;
  /** The place of the block that is selected first. */
  readonly begins: number | null;
}

const parts = ['blocks', 'page', 'block'] as const;

/** Blocks, page and fields beside each other; where there is no room, one of them at a time. */
function Workbench({ view, checks, begins, hasLanguages, onGoTo }: WorkbenchProps) {
  const texts = useTexts();
  const blocks = useBlocks();
  const { content, selected, nameOf, told, add } = blocks;
  const block = selected === null ? undefined : content[selected];
  const [part, setPart] = useState<(typeof parts)[number]>(begins === null ? 'blocks' : 'block');
  const goTo = (warning: DesignWarning) => {
    if (warning.field !== view.field) return onGoTo(warning);
    blocks.select(placeOf(warning, { content: [...content] }));
    setPart('block');
  };
  return (
    <>
      <DesignWarnings checks={checks} hasLanguages={hasLanguages} onGoTo={goTo} />
      <main className={styles.workbench} data-part={part}>
        <div className={styles.parts}>
          <Segmented
            label={texts('designer.parts')}
            options={parts.map((key) => ({ key, label: texts(`designer.part.${key}`) }))}
            chosen={part}
            onChange={setPart}
          />
        </div>
        <div className={styles.side} data-of="blocks">
          <BlockPalette
            onAdd={(type) => {
              add(type);
              setPart('block');
            }}
          />
          <BlockOutline blocks={blocks} />
          <output className={styles.spoken}>{told}</output>
        </div>
        <DesignerCanvas width={widths[view.width]} selectedId={block?.props.id ?? null} />
        <section className={styles.side} data-of="block" aria-labelledby="block-title">
          {block && selected !== null ? (
            <>
              <h2 id="block-title">{nameOf(block.type)}</h2>
              <p className={styles.note}>{texts('designer.place', { place: selected + 1, count: content.length })}</p>
              <div className={styles.fields}>
                <Puck.Fields wrapFields={false} />
              </div>
            </>
          ) : (
            <p id="block-title" className={styles.note}>
              {texts('designer.nothingSelected')}
            </p>
          )}
        </section>
      </main>
    </>
  );
}

/** The pictures that blocks can show: those of the page as it came, and those that were chosen since, which are drawn small until it is loaded again. */
function usePictures({ pictures, media }: Design) {
  const [chosen, setChosen] = useState<readonly OfferedRecord[]>([]);
  return useMemo(() => {
    const mediaOf = (id: string) => [...chosen, ...media].find(({ value }) => value === id) ?? null;
    return {
      mediaOf,
      pictureOf: (id: string) => pictures[id] ?? smallPicture(mediaOf(id)),
      choose: (choice: OfferedRecord) => setChosen((before) => [choice, ...before]),
    };
  }, [chosen, media, pictures]);
}

function smallPicture(choice: OfferedRecord | null): SitePicture | null {
  if (!choice?.picture) return null;
  return { alt: '', width: 320, height: 213, sources: [{ type: 'image/webp', addresses: [{ href: choice.picture, width: 320 }] }] };
}
