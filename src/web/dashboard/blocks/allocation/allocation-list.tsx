import type { ModelRow } from '#contracts/datasets/breakdowns.ts';
import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { Explainable } from '../../explanation/explainable.tsx';
import { Money } from '../../figures/money.tsx';
import type { ReportFrame } from '../block.tsx';
import type { ListedSlice, ShownAllocation } from './select-allocation.ts';
import { sliceColor } from './slice-color.ts';
import { sliceName } from './slice-name.ts';
import styles from './allocation.module.css';

interface AllocationListProps {
  readonly shown: ShownAllocation;
  readonly report: ReportFrame;
  /** The part of the ring under the pointer. */
  readonly pointed: number | null;
  readonly onPoint: (place: number | null) => void;
}

/** The ring's legend and its figures. The part under the pointer is raised in both. */
export function AllocationList({ shown, report, pointed, onPoint }: AllocationListProps) {
  return (
    <ul className={styles.list}>
      {shown.slices.map((slice) => (
        <li
          key={slice.key}
          data-pointed={(slice.place !== null && slice.place === pointed) || undefined}
          onPointerEnter={() => onPoint(slice.place)}
          onPointerLeave={() => onPoint(null)}
        >
          <Slice slice={slice} shown={shown} report={report} />
        </li>
      ))}
    </ul>
  );
}

function Slice({ slice, shown, report }: Pick<AllocationListProps, 'shown' | 'report'> & { readonly slice: ListedSlice }) {
  const texts = useTexts();
  const formats = useFormats();
  const { key, value, percent, holdings, place, model } = slice;
  const { dimension, currency } = shown;
  const name = sliceName({ dimension, key }, { texts, formats });
  const drawnKey = place === null ? null : (shown.drawn[place]?.key ?? null);
  return (
    <>
      <span className={styles.square} style={{ background: sliceColor(dimension, drawnKey, place) }} />
      <span className={styles.name}>{name}</span>
      <span className={styles.share}>
        <Explainable id="share" of={key} title={name} report={report}>
          {formats.weight(percent ?? Number.NaN)}
        </Explainable>
      </span>
      <span className={styles.amount}>
        <Money amount={value} currency={currency} />
      </span>
      <span className={styles.count}>
        {model ? <ModelAim row={model} report={report} /> : texts('allocation.holdings', { count: holdings })}
      </span>
    </>
  );
}

/** Shows the model's target for an asset class. A weight outside its band gets the warning colour and a text. */
function ModelAim({ row: { assetClass, target, band }, report }: { readonly row: ModelRow; readonly report: ReportFrame }) {
  const texts = useTexts();
  const formats = useFormats();
  const aim = texts('allocation.model', { target: `${formats.units(target * 100)}%` });
  return (
    <Explainable id="drift" of={assetClass} title={texts(`assetClasses.${assetClass}`)} report={report}>
      {band === 'within' ? aim : <span className={styles.outside}>{texts(`allocation.${band}Band`, { aim })}</span>}
    </Explainable>
  );
}
