import { isEmptyBlock } from '#collections/blocks/check-blocks.ts';
import { getBlock, type BlockId } from '#collections/blocks/registry.ts';
import { shownProps } from '#collections/blocks/shown-block.ts';
import type { Design } from '#contracts/design.ts';
import type { StoredProp } from '#domain/content/block-document.ts';
import { useLocale, useTexts } from '../lib/texts.tsx';
import { OneBlock } from '../site/public/blocks/site-blocks.tsx';
import { TextPicturesContext } from '../ui/text-pictures.ts';
import { useDesign } from './design-context.ts';
import styles from './designer.module.css';
import { usePuck } from './use-blocks.ts';

interface PreviewBlockProps {
  readonly id: string;
  readonly type: BlockId;
  /** Puck says nothing of what was never written. */
  readonly props: Readonly<Record<string, StoredProp | undefined>>;
}

/** A block on the page that is designed, as visitors see it; one in which nothing stands yet says what it is. */
export function PreviewBlock({ id, type, props: given }: PreviewBlockProps) {
  const props = Object.fromEntries(Object.entries(given).filter((entry): entry is [string, StoredProp] => entry[1] !== undefined));
  const texts = useTexts();
  const locale = useLocale();
  const { design, pictureOf } = useDesign();
  const isFirst = usePuck(({ appState }) => appState.data.content[0]?.props.id === id);
  const definition = getBlock(type);
  if (isEmptyBlock(definition, props))
    return <p className={styles.emptyBlock}>{texts('designer.empty', { name: definition.name[locale] })}</p>;
  const missing = missingOf(type, props, design);
  if (missing !== null) return <p className={styles.emptyBlock}>{texts(`designer.${missing}`)}</p>;
  const around = { ...design.records, id, offices: design.offices, isFirst };
  return (
    <TextPicturesContext value={pictureOf}>
      <OneBlock block={{ id, type, props: shownProps(definition, { props }, pictureOf) }} around={around} />
    </TextPicturesContext>
  );
}

/** Tells why visitors see nothing of a block that shows a library or a form. */
function missingOf(type: BlockId, props: Readonly<Record<string, StoredProp>>, { records }: Design) {
  if (type === 'form') return typeof props.form === 'string' && records.forms[props.form] ? null : 'noForm';
  if (type !== 'library') return null;
  const id = props.library;
  if (typeof id !== 'string' || id === '') return 'noLibrary';
  return (records.libraries[id] ?? []).length === 0 ? 'emptyLibrary' : null;
}
