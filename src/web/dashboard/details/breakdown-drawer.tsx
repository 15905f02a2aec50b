import { useLocation } from 'react-router';
import type { BreakdownSlice } from '#contracts/datasets/breakdowns.ts';
import { type BreakdownData, type BreakdownView, breakdownViews } from '#contracts/reports/breakdown-data.ts';
import { unclassified } from '#finance/breakdown/breakdown.ts';
import type { Texts } from '#wording/texts.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { groupName } from '../blocks/allocation/slice-name.ts';
import type { BlockTable } from '../blocks/block.tsx';
import { HoldingName } from '../blocks/holdings/holding-name.tsx';
import { toNumberOrNull } from '../blocks/to-number-or-null.ts';
import { ChartTools } from '../chart-tools.tsx';
import { FigureView } from '../figures/figure-view.tsx';
import { Money } from '../figures/money.tsx';
import { detailAddress } from './detail-address.ts';
import { DetailDrawer, type DetailProps } from './detail-drawer.tsx';
import { SecurityLink } from './detail-link.tsx';
import styles from './details.module.css';

/** The value by type, sector and region, each part with its holdings. */
export function BreakdownDrawer({ detail, report }: DetailProps) {
  const texts = useTexts();
  return (
    <DetailDrawer<BreakdownData> resource="breakdown" report={report} title={texts('details.breakdown')}>
      {(data) => <Views data={data} view={breakdownViews.find((each) => each === detail.of) ?? 'type'} />}
    </DetailDrawer>
  );
}

interface ViewProps {
  readonly data: BreakdownData;
  readonly view: BreakdownView;
}

function Views({ data, view }: ViewProps) {
  const texts = useTexts();
  const { search } = useLocation();
  const tabs = breakdownViews.map((each) => ({
    key: each,
    label: texts(`allocation.by.${each}`),
    href: detailAddress(search, { kind: 'breakdown', of: each }),
    isCurrent: each === view,
  }));
  const parts = partsOf(data, view);
  return (
    <div className={styles.inner}>
      <Tabs label={texts('allocation.choices')} tabs={tabs} />
      <div className={styles.body}>
        {parts.length === 0 ? (
          <EmptyState title={texts('allocation.empty')} text={texts('allocation.emptyText')} />
        ) : (
          <>
            <h3 className={styles.heading}>
              <Total data={data} />
              <span>
                <ChartTools
                  fileName={`${texts(`allocation.by.${view}`)} ${data.asOf}`}
                  table={() => breakdownTable(parts, { data, view, texts })}
                />
              </span>
            </h3>
            {parts.map((part) => (
              <BreakdownPart key={part.slice.key} part={part} data={data} view={view} />
            ))}
          </>
        )}
      </div>
    </div>
  );
}

function Total({ data: { total, currency, asOf } }: Pick<ViewProps, 'data'>) {
  const texts = useTexts();
  const formats = useFormats();
  return (
    <span>
      <FigureView figure={total}>{(amount) => <Money amount={amount} currency={currency} />}</FigureView>{' '}
      <span className={styles.note}>{texts('figures.note.on', { date: formats.date(asOf) })}</span>
    </span>
  );
}

interface Part {
  readonly slice: BreakdownSlice;
  readonly rows: BreakdownData['rows'];
}

function partsOf({ by, rows }: BreakdownData, view: BreakdownView): Part[] {
  const groups = Map.groupBy(rows, (row) => row[view] || unclassified);
  return by[view].map((slice) => ({ slice, rows: groups.get(slice.key) ?? [] }));
}

function BreakdownPart({ part: { slice, rows }, data: { currency }, view }: ViewProps & { readonly part: Part }) {
  const texts = useTexts();
  const formats = useFormats();
  const weight = (percent: number | null) => <span>{percent === null ? '–' : formats.weight(percent)}</span>;
  return (
    <section className={styles.part}>
      <h4 className={styles.heading}>
        {groupName({ dimension: view, key: slice.key }, texts)}
        <span className={styles.figures}>
          <Money amount={slice.value} currency={currency} />
          {weight(slice.percent)}
        </span>
      </h4>
      <ul>
        {rows.map((row) => (
          <li key={row.id}>
            <SecurityLink id={row.type === 'Cash' ? null : row.id}>
              <HoldingName row={row} />
            </SecurityLink>
            <span className={styles.figures}>
              <FigureView figure={row.value}>{(amount) => <Money amount={amount} currency={currency} />}</FigureView>
              {weight(row.percent)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function breakdownTable(parts: readonly Part[], { data, view, texts }: ViewProps & { readonly texts: Texts }): BlockTable {
  return {
    header: [
      texts(`allocation.by.${view}`),
      texts('holdings.holding'),
      `${texts('holdings.value')} (${data.currency})`,
      texts('holdings.weightPercent'),
    ],
    rows: parts.flatMap(({ slice, rows }) =>
      rows.map(({ name, value, percent }) => [groupName({ dimension: view, key: slice.key }, texts), name, toNumberOrNull(value), percent]),
    ),
  };
}
