import { useState } from 'react';
import { useFormats } from '../lib/formats.tsx';
import { CountryField } from '../ui/fields/country-field.tsx';
import { RichTextField } from '../ui/fields/rich-text-field.tsx';
import { TextsField } from '../ui/fields/texts-field.tsx';
import { ComboboxField } from '../ui/mantine/combobox-field.tsx';
import { DateField } from '../ui/mantine/date-field.tsx';
import { FileDrop } from '../ui/mantine/file-drop.tsx';
import { MultiComboboxField } from '../ui/mantine/multi-combobox-field.tsx';
import { NumberField } from '../ui/mantine/number-field.tsx';
import { SliderField } from '../ui/mantine/slider-field.tsx';
import { SwitchField } from '../ui/mantine/switch-field.tsx';
import { TagsField } from '../ui/mantine/tags-field.tsx';
import type { Option } from '../ui/mantine/use-options.ts';
import { sampleArticle } from './sample-article.ts';
import { type SampledState, type SamplesProps, States } from './states.tsx';

const countries: readonly Option[] = ['Cyprus', 'France', 'Greece', 'Italy', 'Luxembourg', 'United Kingdom'].map((label) => ({
  value: label,
  label,
}));

const points = { kind: 'texts', id: 'points', most: 4, limit: 80 } as const;
const article = { kind: 'richText', id: 'article', limit: 1000 } as const;
const articleText = JSON.stringify(sampleArticle);

/** In the place of a server: answers a little later. */
async function findClients(words: string): Promise<readonly Option[]> {
  await new Promise((resolve) => setTimeout(resolve, 300));
  const all = ['Hartwell', 'Kosta', 'Lindqvist', 'Papadopoulos'].map((label) => ({ value: label, label }));
  return all.filter(({ label }) => label.toLowerCase().includes(words.toLowerCase()));
}

export function MantineSamples({ words }: SamplesProps) {
  const formats = useFormats();
  return (
    <States words={words}>
      {(state) => (
        <>
          <ComboboxField label={words.country} options={countries} defaultValue="Greece" {...state} />
          <CountryField label={words.anyCountry} name="country" value="GR" {...state} />
          <fieldset disabled={(state.disabled ?? state.readOnly) === true}>
            <TextsField label={words.points} field={points} value={words.pointTexts} {...state} />
          </fieldset>
          <ComboboxField label={words.client} options={{ ask: findClients, known: [] }} {...state} />
          <MultiComboboxField label={words.sectors} options={countries} defaultValue={['Italy', 'Cyprus']} {...state} />
          <NumberField label={words.amount} defaultValue={1250000.5} decimals={2} prefix="€" {...state} />
          <DateField label={words.birth} defaultValue="1968-04-30" {...state} />
          <TagsField label={words.tags} defaultValue={['ISA', 'ESG']} {...state} />
          <SliderField label={words.risk} min={0} max={100} defaultValue={40} say={(value) => formats.weight(value)} {...state} />
          <SwitchField label={words.notify} defaultChecked {...state} />
          <RichTextField
            label={words.article}
            {...state}
            field={article}
            typed={{ article: articleText }}
            isDisabled={(state.disabled ?? state.readOnly) === true}
          />
          <Files label={words.files} {...state} />
        </>
      )}
    </States>
  );
}

function Files(state: SampledState & { readonly label: string }) {
  const [files, setFiles] = useState<readonly File[]>([]);
  return <FileDrop {...state} files={files} onChange={setFiles} accept={['application/pdf']} largest={10_000_000} most={3} />;
}
