import { type CSSProperties, useMemo, useState } from 'react';
import type { Analytics } from '#contracts/analytics.ts';
import type { Formats } from '#wording/formats.ts';
import type { Texts } from '#wording/texts.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { Card } from '../../ui/card.tsx';
import { Chart } from '../../ui/chart/chart.tsx';
import { ChartTools } from '../chart-tools.tsx';
import { FigureTable } from '../table/figure-table.tsx';
import styles from './analytics.module.css';
import { drawUsage } from './usage-option.ts';
import { usageReadings } from './usage-readings.ts';
import { type ChartField, chartFields, fieldColors, writeStart, writeStartTitle } from './usage-words.ts';

const height = 280;
const narrowHeight = 220;

type Usage = Pick<Analytics, 'points' | 'unit' | 'span'>;

/** Shows the use over time, as a chart of the kinds chosen or as a table of all. */
export function UsageCard({ usage }: { readonly usage: Usage }) {
  const texts = useTexts();
  const formats = useFormats();
  const [isTable, setTable] = useState(false);
  const [fields, setFields] = useState<readonly ChartField[]>(['views', 'logins']);
  const draw = useMemo(() => drawUsage(usage, fields, formats), [usage, fields, formats]);
  const readings = useMemo(() => usageReadings(usage, fields, { texts, formats }), [usage, fields, texts, formats]);
  const name = texts(`analytics.usageOf.${usage.unit}`);
  const summary = summarise(usage, { texts, formats });
  const tools = (
    <ChartTools
      view={{ isTable, onChange: setTable }}
      fileName={`${texts('analytics.usage')} ${usage.span.to}`}
      table={() => rowsOf(usage, texts)}
    />
  );
  return (
    <Card title={texts('analytics.usage')} text={summary} tools={tools} className={styles.usage}>
      {isTable ? (
        <UsageTable usage={usage} />
      ) : (
        <>
          <FieldChoice fields={fields} onChange={setFields} />
          <Chart {...{ name, summary, height, narrowHeight, draw, readings }} />
        </>
      )}
    </Card>
  );
}

interface FieldChoiceProps {
  readonly fields: readonly ChartField[];
  readonly onChange: (fields: readonly ChartField[]) => void;
}

/** The legend of the chart, whose entries are switched on and off; the last one stays on. */
function FieldChoice({ fields, onChange }: FieldChoiceProps) {
  const texts = useTexts();
  const toggle = (field: ChartField) => {
    const next = chartFields.filter((each) => (each === field ? !fields.includes(each) : fields.includes(each)));
    if (next.length > 0) onChange(next);
  };
  return (
    <fieldset aria-label={texts('analytics.fields')} className={styles.legend}>
      {chartFields.map((field) => (
        <button
          key={field}
          type="button"
          aria-pressed={fields.includes(field)}
          data-bar={field === 'views' || undefined}
          style={{ '--color': fieldColors[field] } as CSSProperties}
          onClick={() => toggle(field)}
        >
          {texts(`analytics.measures.${field}`)}
        </button>
      ))}
    </fieldset>
  );
}

function summarise({ points, unit }: Usage, { texts, formats }: { texts: Texts; formats: Formats }): string {
  const most = points.reduce<Usage['points'][number] | null>((best, point) => (point.views > (best?.views ?? 0) ? point : best), null);
  if (!most) return texts('analytics.noViews');
  return texts(`analytics.most.${unit}`, { start: writeStart(most.start, unit, formats), count: formats.count(most.views) });
}

const columns = ['logins', 'views', 'messages', 'downloads', 'other', 'total'] as const;

/** The very figures, the newest first. */
function UsageTable({ usage: { points, unit } }: { readonly usage: Usage }) {
  const texts = useTexts();
  const formats = useFormats();
  return (
    <FigureTable
      name={texts(`analytics.usageOf.${unit}`)}
      height={height + 40}
      header={[texts(`analytics.start.${unit}`), ...columns.map((column) => texts(`analytics.measures.${column}`))]}
      rows={points
        .toReversed()
        .map((point) => [
          { text: writeStartTitle(point.start, unit, { texts, formats }) },
          ...columns.map((column) => ({ text: formats.count(point[column]) })),
        ])}
    />
  );
}

function rowsOf({ points, unit }: Usage, texts: Texts) {
  return {
    header: [texts(`analytics.start.${unit}`), ...columns.map((column) => texts(`analytics.measures.${column}`))],
    rows: points.map((point) => [point.start, ...columns.map((column) => point[column])]),
  };
}
