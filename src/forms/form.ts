/** Words of a form in each language of the product. */
export interface Words {
  readonly en: string;
  readonly el: string;
}

/** One of several that a field offers. What it is called: the label of a form's own, else the catalogue has it. */
export interface Choice {
  readonly value: string;
}

export interface Option extends Choice {
  readonly label: Words;
}

interface FieldFrame {
  /** The id of its answer, unique within a form. */
  readonly id: string;
  /** May be left empty; any other has to be answered. */
  readonly isOptional?: true;
  /** Shows the field only while another one, above it, has that answer. */
  readonly when?: { readonly field: string; readonly is: string | boolean };
  /** Administrators alone change it; the others read it. */
  readonly admin?: true;
  /** Administrators alone see it. */
  readonly internal?: true;
  /** No one changes it. */
  readonly disabled?: true;
}

interface Settings<Offered extends Choice> {
  /** One line, of at most `limit` characters. */
  text: { readonly limit: number };
  /** Several lines, of at most `limit` characters. */
  textarea: { readonly limit: number };
  /** Short texts in their order, at most `most`, each of at most `limit` characters and only once; email addresses where it says so. */
  texts: { readonly most: number; readonly limit: number; readonly areEmails?: true };
  /** Formatted text (`domain/content/rich-text.ts`), of at most `limit` characters without its formatting, with images from media where it has them. */
  richText: { readonly limit: number; readonly hasImages?: true };
  /** From `min` to `limit`, both of them among it. */
  number: { readonly min: number; readonly limit: number; readonly isWhole?: true };
  /** A day until today; with `ahead` also one that is to come. */
  date: { readonly ahead?: true };
  /** An exact number with so many digits behind its point, of the sign that it says. */
  decimal: { readonly places: number; readonly sign: 'positive' | 'notNegative' | 'any' };
  /** An exact number in percent, with so many digits behind its point. */
  percent: { readonly places: number; readonly sign: 'notNegative' | 'any' };
  /** One of the options in their order, set by sliding. */
  slider: { readonly options: readonly Offered[] };
  /**
   * The division of a whole among the options in percent: each with its minimum, target and maximum. The targets add up to 100. `usual` are common bands of
   * one option.
   */
  bands: {
    readonly options: readonly Offered[];
    readonly usual: { readonly option: string; readonly bands: readonly (readonly [least: string, most: string])[] };
  };
  /** Days with a price each, at most `limit` of them. */
  points: { readonly limit: number };
  /** A security, by its symbol. The page with the form looks it up. */
  security: object;
  /** One of the options. */
  select: { readonly options: readonly Offered[] };
  /** Any number of the options, but for none. */
  choices: { readonly options: readonly Offered[] };
  /** Neither yes nor no before it is answered. */
  yesNo: object;
  /** Has to be ticked. */
  confirmation: object;
  /** An address on the web, of at most `limit` characters once it is written out. */
  url: { readonly limit: number };
  /** The target of a link: a page of this site, another site by https, mail or telephone. */
  link: { readonly limit: number };
  /** The blocks of a page, which its designer changes. */
  blocks: object;
  /** The fields of a form, which its designer changes. */
  formFields: object;
  /** The answers to a form, with its questions. */
  submitted: object;
  /** The last part of an address on the public site, in the spelling of addresses. */
  slug: object;
  /** A domain as mail writes it. */
  hostName: object;
  /** An email address. */
  email: object;
  /** A telephone number with its country, as people write it. */
  phone: { readonly limit: number };
  /** One of the records that are offered to the reader, by its id; in a block those of the collection `from`. */
  record: { readonly from?: string };
  /** An entry of media, by its id, chosen by what it looks like: a picture, or any file where it takes files. */
  media: { readonly takesFiles?: true };
  /** A file of media, by the id that it got when it was uploaded. */
  file: object;
  /** Entries of media in the order in which they were chosen, at most so many: pictures and other files. */
  mediaList: { readonly most: number };
  /** A country, by its ISO 3166-1 alpha-2 code. */
  country: object;
  /** One of what is offered to the reader, by its name: which ones, and what they are called, the server says. */
  offered: object;
  /**
   * Records of another collection, at most so many. Which ones are offered the server says; of the collection `from` it says with the form those that are
   * chosen, and looks for others as someone types, also by those of its filters that `narrowedBy` names.
   */
  records: { readonly most: number; readonly from?: string; readonly narrowedBy?: readonly string[] };
  /** Entries that are offered to the reader, in the order in which they were chosen, at most so many. */
  recordList: { readonly most: number };
}

export type FieldKind = keyof Settings<Choice>;

export type FieldOf<Kind extends FieldKind> = FieldFrame & Settings<Choice>[Kind] & { readonly kind: Kind };
/** A field as the engine knows it: its words stand in the catalogue, or beside it in a form of its own. */
export type Field = { readonly [Kind in FieldKind]: FieldOf<Kind> }[FieldKind];

/** A further form within a form. */
export interface FieldPart {
  readonly id: string;
  readonly title: Words;
}

interface Worded {
  readonly label: Words;
  readonly help?: Words;
  /** The further form that asks the field; absent for the form's own. */
  readonly part?: FieldPart;
}

/** A field that a form asks in its own words. */
export type AskedField = {
  readonly [Kind in FieldKind]: FieldFrame & Settings<Option>[Kind] & Worded & { readonly kind: Kind };
}[FieldKind];

export interface FormStep {
  /** The id of the step in addresses. */
  readonly id: string;
  readonly title: Words;
  readonly text?: Words;
  readonly fields: readonly AskedField[];
}

/** The questions of a form. Every change to the meaning of a field increments the version. */
export interface FormDefinition {
  readonly version: number;
  readonly name: Words;
  /** The purpose of the form; at most 200 characters. */
  readonly description: Words;
  /** The time that it takes, in minutes. */
  readonly minutes: number;
  readonly steps: readonly FormStep[];
  /** The text after the form has been filled in. */
  readonly endMessage: Words;
}

export function listFormFields<Asked>({ steps }: { readonly steps: readonly { readonly fields: readonly Asked[] }[] }): Asked[] {
  return steps.flatMap(({ fields }) => fields);
}
