import type { BlockField } from '#collections/blocks/block.ts';
import type { Design } from '#contracts/design.ts';
import { getFieldKind } from '#forms/kinds.ts';
import { useLocale, useTexts } from '../lib/texts.tsx';
import { useProblemText } from '../ui/fields/field-editor.tsx';
import { SelectField } from '../ui/fields/select-field.tsx';
import { TextAreaField } from '../ui/fields/text-area-field.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { BlockMediaField } from './block-media-field.tsx';
import { BlockTextField } from './block-text-field.tsx';
import { useDesign } from './design-context.ts';

export interface BlockFieldEditorProps {
  readonly id: string;
  readonly field: BlockField;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** No block has a field for a day. */
const anyDay = '2000-01-01';

/** A field of a block in the controls of the product. What is wrong is said at once; the server asks again when the page is saved. */
export function BlockFieldEditor(props: BlockFieldEditorProps) {
  const { field, value, onChange } = props;
  const locale = useLocale();
  const texts = useTexts();
  const { design } = useDesign();
  const answer = getFieldKind(field).read(field, { [field.id]: value });
  const error = useProblemText(answer === null ? undefined : (getFieldKind(field).check(field, answer, anyDay) ?? undefined));
  const frame = { label: field.label[locale], hint: field.help?.[locale], error };
  switch (field.kind) {
    case 'richText':
      return <BlockTextField {...props} frame={frame} />;
    case 'media':
      return <BlockMediaField {...props} frame={frame} />;
    case 'record':
      return (
        <SelectField
          {...frame}
          all={texts('fields.choose')}
          options={offeredFrom(design, field.from)}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      );
    case 'textarea':
      return <TextAreaField {...frame} rows={4} maxLength={field.limit} value={value} onChange={({ target }) => onChange(target.value)} />;
    case 'select':
      return (
        <SelectField
          {...frame}
          all={texts('fields.choose')}
          options={field.options.map((option) => ({ value: option.value, label: option.label[locale] }))}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      );
    default:
      return (
        <TextField {...frame} maxLength={field.limit} autoComplete="off" value={value} onChange={({ target }) => onChange(target.value)} />
      );
  }
}

function offeredFrom({ offered }: Design, from = '') {
  return [...(offered[from] ?? [])];
}
