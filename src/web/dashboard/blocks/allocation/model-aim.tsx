import type { ModelRow } from '#contracts/datasets/breakdowns.ts';
import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { Explainable } from '../../explanation/explainable.tsx';
import type { ReportFrame } from '../block.tsx';
import styles from './allocation.module.css';

/** Shows the model's target for an asset class. A weight outside its band gets the warning colour and a text. */
export function ModelAim({ row: { assetClass, target, band }, report }: { readonly row: ModelRow; readonly report: ReportFrame }) {
  const texts = useTexts();
  const formats = useFormats();
  const aim = texts('allocation.model', { target: `${formats.units(target * 100)}%` });
  return (
    <Explainable id="drift" of={assetClass} title={texts(`assetClasses.${assetClass}`)} report={report}>
      {band === 'within' ? aim : <span className={styles.outside}>{texts(`allocation.${band}Band`, { aim })}</span>}
    </Explainable>
  );
}
