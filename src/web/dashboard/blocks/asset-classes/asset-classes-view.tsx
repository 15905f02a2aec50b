import { useMemo, useState } from 'react';
import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { Chart } from '../../../ui/chart/chart.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { NotAvailable } from '../../../ui/not-available.tsx';
import { ChartTools } from '../../chart-tools.tsx';
import { reasonText } from '../../figures/reason-text.ts';
import { FigureTable } from '../../table/figure-table.tsx';
import { assetColor } from '../holdings/asset-color.ts';
import type { BlockViewProps } from '../block.tsx';
import { BlockFrame } from '../block-frame.tsx';
import { classReadings } from './class-readings.ts';
import { classRows } from './class-rows.ts';
import { drawClasses } from './draw-classes.ts';
import { ModelTable } from './model-table.tsx';
import { type ShownAssetClasses, getWeight } from './select-asset-classes.ts';
import styles from './asset-classes.module.css';

const height = 320;

/** Shows how the weights of the asset classes developed, and how far they are from the model. */
export function AssetClassesView({ shown, report }: BlockViewProps<ShownAssetClasses>) {
  const texts = useTexts();
  const formats = useFormats();
  const [isTable, setTable] = useState(false);
  const title = texts('assetClassesOverTime.title');
  if (shown.points.length === 0)
    return (
      <BlockFrame title={title}>
        <EmptyState title={texts('allocation.empty')} text={texts('allocation.emptyText')} />
      </BlockFrame>
    );
  const tools = (
    <ChartTools
      {...(shown.isDrawn ? { view: { isTable, onChange: setTable } } : {})}
      fileName={`${title} ${report.asOf}`}
      table={() => classRows(shown, texts)}
    />
  );
  const from = shown.points[0]?.day ?? shown.asOf;
  const summary = texts('assetClassesOverTime.summary', { from: formats.date(from), to: formats.date(shown.asOf) });
  return (
    <BlockFrame title={title} text={summary} tools={tools} isFlush>
      <div className={styles.chart}>
        {isTable || !shown.isDrawn ? <WeightsTable shown={shown} /> : <Weights shown={shown} summary={summary} />}
      </div>
      {shown.model && (
        <section className={styles.model}>
          <h3 className={styles.title}>{texts('assetClassesOverTime.modelNamed', { name: shown.model.name })}</h3>
          {shown.model.rows.available ? (
            <ModelTable rows={shown.model.rows.value} currency={shown.currency} report={report} />
          ) : (
            <NotAvailable reason={reasonText(shown.model.rows, texts)} />
          )}
        </section>
      )}
    </BlockFrame>
  );
}

function Weights({ shown, summary }: { readonly shown: ShownAssetClasses; readonly summary: string }) {
  const texts = useTexts();
  const formats = useFormats();
  const draw = useMemo(() => drawClasses(shown, formats), [shown, formats]);
  const readings = useMemo(() => classReadings(shown, { texts, formats }), [shown, texts, formats]);
  return (
    <>
      <Chart
        name={texts('assetClassesOverTime.chart')}
        summary={summary}
        height={height}
        narrowHeight={240}
        draw={draw}
        readings={readings}
      />
      <ul className={styles.legend}>
        {shown.classes.map((one) => (
          <li key={one}>
            <span className={styles.square} style={{ background: assetColor(one) }} />
            {texts(`assetClasses.${one}`)}
          </li>
        ))}
      </ul>
    </>
  );
}

function WeightsTable({ shown }: { readonly shown: ShownAssetClasses }) {
  const texts = useTexts();
  const formats = useFormats();
  return (
    <FigureTable
      name={texts('assetClassesOverTime.chart')}
      height={height}
      header={[texts('performance.day'), ...shown.classes.map((one) => texts(`assetClasses.${one}`))]}
      rows={shown.points
        .toReversed()
        .map((point) => [
          { text: formats.date(point.day) },
          ...shown.classes.map((one) => ({ text: formats.share(getWeight(shown, point, one) ?? Number.NaN) })),
        ])}
    />
  );
}
