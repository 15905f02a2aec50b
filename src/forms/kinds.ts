import type { Field, FieldKind, FieldOf } from './form.ts';
import type { Kind, Typed } from './kind.ts';
import { blocks } from './kinds/blocks.ts';
import { bands } from './kinds/bands.ts';
import { choices } from './kinds/choices.ts';
import { confirmation } from './kinds/confirmation.ts';
import { country } from './kinds/country.ts';
import { date } from './kinds/date.ts';
import { decimal } from './kinds/decimal.ts';
import { email } from './kinds/email.ts';
import { formFields } from './kinds/form-fields.ts';
import { hostName } from './kinds/host-name.ts';
import { link } from './kinds/link.ts';
import { media } from './kinds/media.ts';
import { mediaList } from './kinds/media-list.ts';
import { number } from './kinds/number.ts';
import { percent } from './kinds/percent.ts';
import { phone } from './kinds/phone.ts';
import { points } from './kinds/points.ts';
import { offered } from './kinds/offered.ts';
import { record } from './kinds/record.ts';
import { recordList } from './kinds/record-list.ts';
import { records } from './kinds/records.ts';
import { richText } from './kinds/rich-text.ts';
import { security } from './kinds/security.ts';
import { select } from './kinds/select.ts';
import { slider } from './kinds/slider.ts';
import { slug } from './kinds/slug.ts';
import { submitted } from './kinds/submitted.ts';
import { text } from './kinds/text.ts';
import { textarea } from './kinds/textarea.ts';
import { texts } from './kinds/texts.ts';
import { url } from './kinds/url.ts';
import { yesNo } from './kinds/yes-no.ts';

const kinds: { readonly [Name in FieldKind]: Kind<Name> } = {
  text,
  textarea,
  texts,
  richText,
  number,
  date,
  decimal,
  percent,
  slider,
  bands,
  points,
  security,
  select,
  choices,
  yesNo,
  confirmation,
  url,
  link,
  blocks,
  formFields,
  submitted,
  slug,
  hostName,
  email,
  phone,
  record,
  media,
  file: media,
  mediaList,
  recordList,
  country,
  offered,
  records,
};

/** The compiler does not see that a field and its kind belong together: a kind that is asked about a field of its own. */
export function getFieldKind({ kind }: Pick<FieldOf<FieldKind>, 'kind'>): Kind<FieldKind> {
  return kinds[kind] as Kind<FieldKind>;
}

/** The values of these fields among those that an HTML form sends or shows. */
export function pickTyped(fields: readonly Field[], typed: Typed): Typed {
  const names = new Set(fields.flatMap(listInputNames));
  return Object.fromEntries(Object.entries(typed).filter(([name]) => names.has(name)));
}

/** The names under which an HTML form sends a field. */
export function listInputNames(field: Field): string[] {
  return getFieldKind(field).names?.(field) ?? [field.id];
}
