import type { divider } from '#collections/blocks/divider.ts';
import siteStyles from '../site.module.css';
import type { BlockView } from './block-view.ts';
import styles from './blocks.module.css';

/** A line as wide as the text. */
export const DividerBlock: BlockView<typeof divider> = () => (
  <div className={siteStyles.wrap}>
    <hr className={styles.divider} />
  </div>
);
