import { describe, expect, test } from 'vitest';
import { type AskedField, listFormFields, type FormDefinition, type Words } from '#forms/form.ts';
import { listInputNames } from '#forms/kinds.ts';
import { variants } from './registry.ts';

const forms = Object.values(variants).flatMap(({ id, onboardingForm, sections }) =>
  onboardingForm ? [{ id, form: onboardingForm, sections }] : [],
);

test('the firm in the United Kingdom asks, those without processes do not', () => {
  expect(forms.map(({ id }) => id)).toEqual(['default']);
  for (const { sections } of forms) expect(sections.processes).toBe(true);
});

/** The names that a step sends besides its fields. */
const reserved = ['intent', 'step', 'version'];

const ofField = (field: AskedField) => [
  field.label,
  ...(field.help ? [field.help] : []),
  ...('options' in field ? field.options.map(({ label }) => label) : []),
];

function wordsIn(form: FormDefinition): Words[] {
  return [form.name, form.description, form.endMessage, ...form.steps.map(({ title }) => title), ...listFormFields(form).flatMap(ofField)];
}

/** Returns whether a condition can hold: it refers to a field above and to a possible answer. */
function canBeAsked({ when }: AskedField, above: readonly AskedField[]): boolean {
  if (!when) return true;
  const field = above.find(({ id }) => id === when.field);
  if (!field) return false;
  return 'options' in field ? field.options.some(({ value }) => value === when.is) : field.kind === 'yesNo' && typeof when.is === 'boolean';
}

describe.each(forms)('the form of $id', ({ form }) => {
  const fields = listFormFields(form);

  test('calls each field and each step by a name of its own', () => {
    const names = [...fields.flatMap(listInputNames), ...reserved];
    expect(new Set(names).size).toBe(names.length);
    for (const { id } of fields) expect(id).toMatch(/^[a-z][A-Za-z]*$/);
    const steps = [...form.steps.map(({ id }) => id), 'submit'];
    expect(new Set(steps).size).toBe(steps.length);
  });

  test('has words for everything in both languages, and describes itself in 200 characters', () => {
    for (const { en, el } of wordsIn(form)) expect([en.trim(), el.trim()]).not.toContain('');
    expect(Math.max(form.description.en.length, form.description.el.length)).toBeLessThanOrEqual(200);
  });

  test('asks nothing that no one could be asked', () => {
    expect(fields.filter((field, at) => !canBeAsked(field, fields.slice(0, at))).map(({ id }) => id)).toEqual([]);
  });

  test('offers each option once, and none with a comma in it, which stands between several', () => {
    for (const field of fields) {
      const values = 'options' in field ? field.options.map(({ value }) => value) : [];
      expect(new Set(values).size).toBe(values.length);
      expect(values.join('')).not.toContain(',');
    }
  });

  test('ends with a confirmation', () => {
    expect(fields.at(-1)?.kind).toBe('confirmation');
  });
});
