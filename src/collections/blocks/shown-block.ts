import type { StoredBlock, StoredRow } from '#domain/content/block-document.ts';
import { mediaInText, readRichText, type RichText } from '#domain/content/rich-text.ts';
import type { Block, BlockField, BlockList } from './block.ts';

type ShownOf<Asked extends BlockField, Picture> = Asked extends { readonly kind: 'richText' }
  ? RichText | null
  : Asked extends { readonly kind: 'media' }
    ? Picture | null
    : Asked extends { readonly options: readonly { readonly value: infer Value }[] }
      ? Value | null
      : string | null;

type ShownFields<Fields extends readonly BlockField[], Picture> = {
  readonly [Asked in Fields[number] as Asked['id']]: ShownOf<Asked, Picture>;
};

/** The props of a block's view, inferred from the block's definition; null for empty fields. */
export type ShownProps<Definition extends Block, Picture> = ShownFields<Definition['fields'], Picture> &
  (Definition extends { readonly list: infer List extends BlockList }
    ? { readonly [Id in List['id']]: readonly ShownFields<List['fields'], Picture>[] }
    : unknown);

/** The props of a view when the type of block is not known. */
export type AnyShownProps = Readonly<Record<string, unknown>>;

/** Finds what is shown of an entry of media; null where the reader sees none. */
type FindPicture = (id: string) => object | null;

/** Turns what is stored of a block into what its view shows: formatted text and pictures take the place of their texts. */
export function shownProps({ fields, list }: Block, { props }: Pick<StoredBlock, 'props'>, pictureOf: FindPicture): AnyShownProps {
  const rows = list && props[list.id];
  return {
    ...shownFields(fields, props, pictureOf),
    ...(list && { [list.id]: Array.isArray(rows) ? rows.map((row: StoredRow) => shownFields(list.fields, row, pictureOf)) : [] }),
  };
}

function shownFields(fields: readonly BlockField[], props: StoredBlock['props'], pictureOf: FindPicture): AnyShownProps {
  return Object.fromEntries(
    fields.map((field) => {
      const text = props[field.id];
      return [field.id, typeof text === 'string' && text !== '' ? shown(field, text, pictureOf) : null];
    }),
  );
}

function shown({ kind }: BlockField, text: string, pictureOf: FindPicture) {
  if (kind === 'richText') return readRichText(text);
  return kind === 'media' ? pictureOf(text) : text;
}

/** The media that stored blocks show. */
export function collectMedia(blocks: readonly StoredBlock[], definitionOf: (type: string) => Block | null): string[] {
  return blocks.flatMap(({ type, props }) => {
    const definition = definitionOf(type);
    if (!definition) return [];
    const { fields, list } = definition;
    const rows = list && props[list.id];
    return [
      ...chosenIn(fields, props),
      ...(list && Array.isArray(rows) ? rows.flatMap((row: StoredRow) => chosenIn(list.fields, row)) : []),
    ];
  });
}

function chosenIn(fields: readonly BlockField[], props: StoredBlock['props']): string[] {
  return fields.flatMap(({ kind, id }) => {
    const stored = props[id];
    if (typeof stored !== 'string') return [];
    if (kind === 'richText') return mediaInText(readRichText(stored) ?? { content: [] });
    return kind === 'media' ? [stored] : [];
  });
}
