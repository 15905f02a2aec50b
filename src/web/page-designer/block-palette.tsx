import { type BlockId, blockIds, getBlock } from '#collections/blocks/registry.ts';
import { useLocale, useTexts } from '../lib/texts.tsx';
import styles from './designer.module.css';

const groups = ['text', 'pictures', 'firm'] as const;

/** All blocks by their groups. Choosing one adds it below the selected block. */
export function BlockPalette({ onAdd }: { readonly onAdd: (type: BlockId) => void }) {
  const texts = useTexts();
  const locale = useLocale();
  return (
    <section aria-labelledby="palette-title">
      <h2 id="palette-title">{texts('designer.blocks')}</h2>
      {groups.map((group) => (
        <fieldset key={group}>
          <legend>{texts(`designer.groups.${group}`)}</legend>
          <div className={styles.palette}>
            {blockIds
              .filter((id) => getBlock(id).group === group)
              .map((id) => (
                <button key={id} type="button" onClick={() => onAdd(id)}>
                  {getBlock(id).name[locale]}
                </button>
              ))}
          </div>
        </fieldset>
      ))}
    </section>
  );
}
