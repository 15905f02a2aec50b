import { Outline } from '../page-designer/block-outline.tsx';
import { useTexts } from '../lib/texts.tsx';
import type { FormFields } from './use-form-fields.ts';

/** The fields of a form by their labels. */
export function FieldOutline({ form: { fields, nameOf, ...outline } }: { readonly form: FormFields }) {
  const texts = useTexts();
  const rows = fields.map((field, at) => ({ id: `${at} ${field.type}`, name: nameOf(field) }));
  return (
    <Outline
      {...outline}
      rows={rows}
      title={texts('formDesigner.outline')}
      none={texts('formDesigner.none')}
      keys={texts('formDesigner.keys')}
    />
  );
}
