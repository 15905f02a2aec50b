import type { AssetClass } from '#finance/ledger/ledger.ts';
import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import styles from '../../table/table.module.css';
import { sliceName } from '../allocation/slice-name.ts';
import type { GroupName } from './arrange-holdings.ts';
import { assetColor } from './asset-color.ts';

/** An asset class has its colour wherever it appears; other groups have none of their own. */
export function groupColor({ dimension, key }: GroupName): string {
  return dimension === 'assetClass' ? assetColor(key as AssetClass) : 'var(--primary)';
}

/** Shows the name of a group of holdings; an asset class has its colour. */
export function GroupLabel({ name }: { readonly name: GroupName }) {
  const texts = useTexts();
  const formats = useFormats();
  return (
    <>
      {name.dimension === 'assetClass' && <span className={styles.square} style={{ background: groupColor(name) }} />}
      {sliceName(name, { texts, formats })}
    </>
  );
}
