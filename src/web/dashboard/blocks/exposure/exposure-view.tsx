import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { NotAvailable } from '../../../ui/not-available.tsx';
import { ChartTools } from '../../chart-tools.tsx';
import { reasonText } from '../../figures/reason-text.ts';
import type { BlockViewProps } from '../block.tsx';
import { BlockFrame } from '../block-frame.tsx';
import { exposureRows } from './exposure-rows.ts';
import { ExposureTable } from './exposure-table.tsx';
import type { ShownExposure } from './select-exposure.ts';
import styles from './exposure.module.css';

/** Shows the portfolio's exposure by currency, asset class and region, with funds broken down by their holdings. */
export function ExposureView({ shown, report }: BlockViewProps<ShownExposure>) {
  const texts = useTexts();
  const formats = useFormats();
  const { tables, funds, currency } = shown;
  const title = texts('exposure.title');
  const named = funds.map(({ name, days }) =>
    texts('exposure.fund', { name, date: days.map((day) => formats.date(day)).join(texts('exposure.andDate')) }),
  );
  const note =
    funds.length > 0 ? texts('exposure.lookedThrough', { count: funds.length, funds: named.join(', ') }) : texts('exposure.ownGroups');
  const tools = <ChartTools fileName={`${title} ${report.asOf}`} table={() => exposureRows(shown, texts)} />;
  return (
    <BlockFrame title={title} text={texts('exposure.text')} tools={tools} footer={<span>{note}</span>} isFlush>
      {tables.map(({ by, figure }) => (
        <section key={by} className={styles.part}>
          <h3 className={styles.title}>{texts(`exposure.titles.${by}`)}</h3>
          {figure.available ? (
            <ExposureTable by={by} exposure={figure.value} currency={currency} report={report} />
          ) : (
            <div className={styles.missing}>
              <NotAvailable reason={reasonText(figure, texts)} />
            </div>
          )}
        </section>
      ))}
    </BlockFrame>
  );
}
