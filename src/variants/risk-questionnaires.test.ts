import { describe, expect, test } from 'vitest';
import { findRiskLevel, riskLevels } from '#domain/investment-advice/risk-level.ts';
import { listFormFields, type Words } from '#forms/form.ts';
import { variants } from './registry.ts';

const asked = Object.values(variants).flatMap(({ id, riskQuestionnaire, sections }) =>
  riskQuestionnaire ? [{ id, questionnaire: riskQuestionnaire, sections }] : [],
);

test('firms that manage wealth ask about risk, a private-equity house does not', () => {
  expect(asked.map(({ id }) => id).toSorted()).toEqual(['default', 'greek']);
  for (const { sections } of asked) expect(sections.investmentAdvice).toBe(true);
  expect(variants['private-equity'].sections.investmentAdvice).toBe(false);
});

test('the welcome of the Greek firm alone leads to the questions', () => {
  const welcoming = Object.values(variants).filter(({ welcomesToAdvice }) => welcomesToAdvice);
  expect(welcoming.map(({ id }) => id)).toEqual(['greek']);
});

const most = (byOption: Readonly<Record<string, number>>) => Math.max(...Object.values(byOption));
const bestOf = (byOption: Readonly<Record<string, number>>) => Object.entries(byOption).toSorted(([, a], [, b]) => b - a)[0]?.[0];

describe.each(asked)('the questions of $id', ({ questionnaire: { form, rule, limitNames, levels } }) => {
  const fields = listFormFields(form);
  const optionsOf = (id: string) => {
    const field = fields.find((each) => each.id === id);
    return field?.kind === 'select' ? field.options.map(({ value }) => value) : [];
  };
  const byQuestion = { ...rule.points, ...rule.limits };

  test('are in three steps, have one answer each, and all of them count once', () => {
    expect(form.steps).toHaveLength(3);
    expect(fields.every(({ kind, isOptional, when }) => kind === 'select' && !isOptional && !when)).toBe(true);
    expect(Object.keys(rule.points).filter((id) => id in rule.limits)).toEqual([]);
    expect(Object.keys(byQuestion).toSorted()).toEqual(fields.map(({ id }) => id).toSorted());
    for (const [id, byOption] of Object.entries(byQuestion)) expect(Object.keys(byOption).toSorted()).toEqual(optionsOf(id).toSorted());
  });

  test('have names that a step does not send otherwise', () => {
    const names = [...fields.map(({ id }) => id), ...form.steps.map(({ id }) => `step ${id}`), 'intent', 'step', 'version', 'submission'];
    expect(new Set(names).size).toBe(names.length);
  });

  test('can give each level, and each limit can bind', () => {
    expect(rule.bands).toEqual(rule.bands.toSorted((a, b) => a - b));
    const total = Object.values(rule.points).reduce((sum, byOption) => sum + most(byOption), 0);
    expect(total).toBeGreaterThanOrEqual(rule.bands[5]);
    for (const byOption of Object.values(rule.limits)) {
      expect(most(byOption)).toBe(7);
      expect(Math.min(...Object.values(byOption))).toBeLessThan(7);
    }
    const boldest = Object.fromEntries(Object.entries(byQuestion).map(([id, byOption]) => [id, bestOf(byOption)]));
    expect(findRiskLevel(rule, boldest)).toEqual({ level: 7, attitude: 7, limits: [] });
  });

  test('have words for everything in both languages', () => {
    const ofFields = fields.flatMap((field) => [
      field.label,
      ...(field.help ? [field.help] : []),
      ...('options' in field ? field.options.map(({ label }) => label) : []),
    ]);
    const ofLevels = riskLevels.flatMap((level) => [levels[level].name, levels[level].meaning]);
    const all: Words[] = [form.name, form.description, ...form.steps.map(({ title }) => title), ...ofFields, ...ofLevels];
    for (const { en, el } of [...all, ...Object.values(limitNames)]) expect([en.trim(), el.trim()]).not.toContain('');
    expect(Object.keys(limitNames).toSorted()).toEqual(Object.keys(rule.limits).toSorted());
    expect(Math.max(form.description.en.length, form.description.el.length)).toBeLessThanOrEqual(200);
  });
});
