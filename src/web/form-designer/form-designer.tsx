import { useEffect, useState } from 'react';
import type { FormDesign } from '#contracts/design.ts';
import { designDocumentOf } from '#forms/designed/design-document.ts';
import { findDesignProblem, readDesign } from '#forms/designed/parse-design.ts';
import { formFields } from '#forms/kinds/form-fields.ts';
import { ConflictNote } from '../dashboard/versioned/conflict-note.tsx';
import designerStyles from '../page-designer/designer.module.css';
import { type DesignSaving, useDesignSaving } from '../page-designer/use-design-saving.ts';
import { useTexts } from '../lib/texts.tsx';
import { LeaveGuard } from '../records/leave-guard.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { FieldOutline } from './field-outline.tsx';
import { FieldPalette } from './field-palette.tsx';
import { FieldSettings } from './field-settings.tsx';
import { FormDesignerBar } from './form-designer-bar.tsx';
import { FormPreview } from './form-preview.tsx';
import { type FormFields, useFormFields } from './use-form-fields.ts';

interface FormDesignerProps {
  readonly design: FormDesign;
  /** Gives up what was written, for what stands there. */
  readonly onTake: () => void;
}

const designed = 'fields';

/** The designer of a form: its bar, its fields at the left, the form in the middle, the settings of the selected field at the right. */
export function FormDesigner({ design, onTake }: FormDesignerProps) {
  const saving = useDesignSaving({ version: design.version, stored: { [designed]: design.json } }, writeFields);
  return <FieldsEditor key={saving.keyOf(designed)} {...{ design, saving, onTake }} />;
}

/** Writes stored fields as the editor does. */
const writeFields = (json: string) => designDocumentOf(readDesign(json));

/** The editor keeps the fields from here on: what is loaded later is not read. */
function FieldsEditor({ design, saving, onTake }: FormDesignerProps & { readonly saving: DesignSaving }) {
  const { written, write } = saving;
  const [begun] = useState(() => readDesign(written[designed] ?? ''));
  const form = useFormFields(begun);
  const beside = design.further.reduce((count, { fields }) => count + fields.length, 0);
  const json = designDocumentOf(form.fields);
  useEffect(() => write(designed, json), [write, json]);
  return (
    <div className={designerStyles.designer}>
      <LeaveGuard isOn={saving.isChanged} />
      <FormDesignerBar design={design} saving={saving} isRight={findDesignProblem(form.fields, beside) === null} />
      <Told saving={saving} form={form} beside={beside} onTake={onTake} />
      <Workbench design={design} form={form} />
    </div>
  );
}

interface ToldProps extends Pick<FormDesignerProps, 'onTake'> {
  readonly saving: DesignSaving;
  readonly form: FormFields;
  /** The number of fields that further forms ask. */
  readonly beside: number;
}

/** Shows what is wrong with the form, why it was not saved, and what another user has saved in the meantime. */
function Told({ saving: { conflict, refusal }, form, beside, onTake }: ToldProps) {
  const texts = useTexts();
  const problem = useProblem(form, beside);
  return (
    <div className={designerStyles.told}>
      <p role="alert">{problem ?? refusal}</p>
      {conflict && (
        <ConflictNote
          conflict={conflict}
          labelOf={() => texts('formDesigner.outline')}
          wordsOf={(_field, key) => formFields.words(key, noWords)}
          onTake={onTake}
          isChosenByField={false}
        />
      )}
    </div>
  );
}

function useProblem({ fields, nameOf }: FormFields, beside: number): string | null {
  const texts = useTexts();
  const found = findDesignProblem(fields, beside);
  if (found === null) return null;
  const problem = texts(`formDesigner.problem.${found.code}`);
  const field = found.at === null ? undefined : fields[found.at];
  return field && found.at !== null ? texts('formDesigner.inField', { place: found.at + 1, label: nameOf(field), problem }) : problem;
}

const parts = ['blocks', 'page', 'block'] as const;

/** Fields, form and settings beside each other; where there is no room, one of them at a time. */
function Workbench({ design, form }: { readonly design: FormDesign; readonly form: FormFields }) {
  const texts = useTexts();
  const [part, setPart] = useState<(typeof parts)[number]>('blocks');
  const labels = { blocks: 'formDesigner.outline', page: 'formDesigner.preview', block: 'formDesigner.settings' } as const;
  const { fields, selected, told } = form;
  const field = selected === null ? undefined : fields[selected];
  return (
    <>
      <div className={designerStyles.parts}>
        <Segmented
          label={texts('designer.parts')}
          options={parts.map((key) => ({ key, label: texts(labels[key]) }))}
          chosen={part}
          onChange={setPart}
        />
      </div>
      <main className={designerStyles.workbench} data-part={part}>
        <div className={designerStyles.side} data-of="blocks">
          <FieldPalette
            onAdd={(type) => {
              form.add(type);
              setPart('block');
            }}
          />
          <FieldOutline form={form} />
          <output className={designerStyles.spoken}>{told}</output>
        </div>
        <FormPreview fields={fields} further={design.further} selected={selected} />
        <section key={selected} className={designerStyles.side} data-of="block" aria-labelledby="field-title">
          {field && selected !== null ? (
            <>
              <h2 id="field-title">{form.nameOf(field)}</h2>
              <p className={designerStyles.note}>{texts('formDesigner.place', { place: selected + 1, count: fields.length })}</p>
              <FieldSettings
                field={field}
                above={fields.slice(0, selected)}
                languages={design.languages}
                onChange={(changed) => form.change(selected, changed)}
              />
            </>
          ) : (
            <p id="field-title" className={designerStyles.note}>
              {texts('formDesigner.nothingSelected')}
            </p>
          )}
        </section>
      </main>
    </>
  );
}

const asItIs = (text: string) => text;
/** The words of a form's fields are their labels, in which nothing is formatted. */
const noWords = { yes: '', no: '', confirmed: '', number: asItIs, percent: asItIs, date: asItIs, country: asItIs, option: asItIs };
