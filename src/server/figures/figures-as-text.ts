import { isAvailableOrNot, written } from './written-value.ts';
import { figureKinds } from '#contracts/reports/figures.ts';
import { textsByLocale } from '#wording/catalogues.ts';
import { getFormats } from '#wording/formats.ts';
import { figureText, rowText, stepText } from '#wording/step-text.ts';
import type { AllFigures, DayOfFigures, ExplainedFigure } from '../operations/reports/read-all-figures.ts';
import { alignedTable } from './aligned-table.ts';
import { datasetAsText } from './dataset-as-text.ts';

const texts = textsByLocale.en;
const formats = getFormats('en');

/** Everything as aligned text: first each figure with its method, calculation and rows, then the datasets, then the days. */
export function figuresAsText({ portfolio, account, period, figures, datasets, days }: AllFigures): string {
  const head = alignedTable([
    ['Portfolio', `${portfolio.name} (${portfolio.externalId}, ${portfolio.id})`],
    ['Account', account.name],
    ['Currency', portfolio.currency],
    ['Period', `from the close of ${period.from} to the close of ${period.to}`],
  ]);
  const sections = [
    head,
    ...figures.map(figureAsText),
    ...Object.entries(datasets).map(([id, dataset]) => datasetAsText(id, dataset)),
    daysAsText(days),
  ];
  return `${sections.join('\n\n')}\n`;
}

function figureAsText(figure: ExplainedFigure): string {
  const { figure: id, result, steps, rows, rowCount, calculation } = figure;
  const kind = figureKinds[id];
  const exact = result.available ? ` (${written(result.value)})` : '';
  const shown = result.available ? figureText({ kind, value: result.value }, figure, formats) : written(result);
  const lines = steps.map((step) => [
    stepText(step, { texts, formats }),
    step.value.available ? figureText({ kind: step.kind, value: step.value.value }, figure, formats) : written(step.value),
    isAvailableOrNot(step.value) ? written(step.value) : '',
  ]);
  const inputs = rows.map(({ day, text, amount }) => [day, rowText(text, texts), written(amount)]);
  return [
    heading(`${texts(`figures.${id}`)}: ${shown}${exact}`, '='),
    `${texts(`explanation.method.${id}`)} (docs/calculations/${calculation}.md)`,
    ...(lines.length > 0 ? ['', alignedTable(lines, [1, 2])] : []),
    ...(inputs.length > 0
      ? ['', `Inputs, newest first${rowCount > rows.length ? ` (${rows.length} of ${rowCount})` : ''}`, alignedTable(inputs, [2])]
      : []),
  ].join('\n');
}

function daysAsText(days: readonly DayOfFigures[]): string {
  const [first] = days;
  if (!first) return heading('Daily figures: none', '=');
  const names = Object.keys(first) as (keyof DayOfFigures)[];
  const rows = days.map((day) => names.map((name) => written(day[name])));
  const numbers = names.map((_, at) => at).slice(1);
  return `${heading('Daily figures at the close, from which the returns are calculated', '=')}\n${alignedTable([names, ...rows], numbers)}`;
}

function heading(text: string, line: string): string {
  return `${text}\n${line.repeat(text.length)}`;
}
