import type { IsoDate } from '#finance/iso-date.ts';
import type { FieldKind, FieldOf } from './form.ts';

/** Text, also of a number that is none; the day of a date; the value of an option, or those of several; yes or no. */
export type Answer = string | number | boolean | readonly string[];

/** The fields that an HTML form sends. Each option of a multiple choice is a separate field, `experience.shares`. */
export type Typed = Readonly<Record<string, string>>;

/** An error in an answer. The catalogue has a text for each code; `limit` fills its placeholder. */
export type Problem =
  | {
      readonly code:
        | 'required'
        | 'number'
        | 'whole'
        | 'positive'
        | 'notNegative'
        | 'date'
        | 'future'
        | 'option'
        | 'band'
        | 'total'
        | 'richText'
        | 'url'
        | 'link'
        | 'blocks'
        | 'hostName'
        | 'email'
        | 'phone'
        | 'twice';
    }
  | { readonly code: 'maximum' | 'minimum' | 'characters' | 'places' | 'most'; readonly limit: number };

/** The words and formats needed to write an answer in the reader's language. */
export interface AnswerWords {
  readonly yes: string;
  readonly no: string;
  readonly confirmed: string;
  readonly number: (digits: string) => string;
  /** Digits in percent. */
  readonly percent: (digits: string) => string;
  readonly date: (day: string) => string;
  /** Returns the name of a country; the text itself where it is no code of one. */
  readonly country: (code: string) => string;
  /** Returns the label of an option of the field; null for one that no longer exists. */
  readonly option: (value: string) => string | null;
}

/** All that a kind of field is, but for its editor (`web/ui/fields/editors.tsx`). */
export interface Kind<Name extends FieldKind> {
  /** The names under which an HTML form sends it, where that is not its id alone. */
  readonly names?: (field: FieldOf<Name>) => string[];
  /** Parses the form's fields; null for an empty answer. Values that cannot be parsed stay text, which `check` refuses. */
  readonly read: (field: FieldOf<Name>, typed: Typed) => Answer | null;
  /** The other way: what an HTML form shows of an answer. */
  readonly typed: (field: FieldOf<Name>, answer: Answer) => Typed;
  readonly check: (field: FieldOf<Name>, answer: Answer, today: IsoDate) => Problem | null;
  /** An answer as one text to compare by and to keep in the trail: two are the same when their keys are. */
  readonly key: (answer: Answer) => string;
  /** That text in the reader's words, for cells, files and differences. */
  readonly words: (key: string, words: AnswerWords) => string;
}
