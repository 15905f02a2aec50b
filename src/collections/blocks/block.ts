import type { AskedField, Words } from '#forms/form.ts';

/** The kinds of fields that blocks have. */
export type BlockField = Extract<
  AskedField,
  { readonly kind: 'text' | 'textarea' | 'richText' | 'select' | 'media' | 'link' | 'url' | 'record' }
>;

/** Rows with the same fields, such as the steps of a list of steps. */
export interface BlockList {
  readonly id: string;
  readonly label: Words;
  /** One row. */
  readonly item: Words;
  /** The maximum number of rows. */
  readonly limit: number;
  readonly fields: readonly BlockField[];
}

/** A building block of a page: its fields and labels. Its view is in `web/site/public/blocks/`. */
export interface Block {
  readonly group: 'text' | 'pictures' | 'firm';
  readonly name: Words;
  /** Each may be left empty: the view leaves out what is not there. */
  readonly fields: readonly BlockField[];
  readonly list?: BlockList;
}

/** Keeps what a definition says to the letter, so that its view is typed by it. */
export function block<const Definition extends Block>(definition: Definition): Definition {
  return definition;
}

/** The records that blocks of a type have chosen in the field that is called as the type is. */
export function collectRecords(
  blocks: readonly { readonly type: string; readonly props: Readonly<Record<string, unknown>> }[],
  wanted: string,
): string[] {
  const chosen = blocks.flatMap(({ type, props }) => (type === wanted && typeof props[wanted] === 'string' ? [props[wanted]] : []));
  return [...new Set(chosen)];
}

/** Heads most blocks. */
export const heading = { kind: 'text', id: 'heading', limit: 160, label: { en: 'Heading', el: 'Επικεφαλίδα' } } as const;

/** A button: what it says and where it leads. */
export const button = [
  { kind: 'text', id: 'linkLabel', limit: 60, label: { en: 'Button label', el: 'Κείμενο κουμπιού' } },
  {
    kind: 'link',
    id: 'link',
    limit: 300,
    label: { en: 'Button link', el: 'Σύνδεσμος κουμπιού' },
    help: {
      en: 'A page of this site, for example /contact, or an address that begins with https://.',
      el: 'Μια σελίδα του ιστοτόπου, για παράδειγμα /contact, ή μια διεύθυνση που αρχίζει με https://.',
    },
  },
] as const;

export const image = { kind: 'media', id: 'picture', label: { en: 'Image', el: 'Εικόνα' } } as const;
