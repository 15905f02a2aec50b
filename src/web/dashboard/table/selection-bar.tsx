import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import type { GridSelection } from './grid.tsx';
import styles from './grid.module.css';

/** Shows the number of selected rows and the actions on them. */
export function SelectionBar<Row>({ selection: { selected, onChange, actions } }: { readonly selection: GridSelection<Row> }) {
  const texts = useTexts();
  return (
    <div className={styles.selection}>
      <output>{texts('kit.selected', { count: selected.size })}</output>
      {actions}
      <Button look="text" size="small" onClick={() => onChange(new Set())}>
        {texts('kit.clearSelection')}
      </Button>
    </div>
  );
}
