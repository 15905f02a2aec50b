import { Columns3 } from 'lucide-react';
import { useTexts } from '../../lib/texts.tsx';
import { buttonClass } from '../../ui/button-look.ts';
import { Icon } from '../../ui/pictures/icon.tsx';
import { Menu } from '../../ui/menu.tsx';
import { MenuButton } from '../../ui/menu-item.tsx';
import type { GridColumn } from './grid-column.ts';
import styles from './grid.module.css';

interface ColumnChooserProps<Row> {
  readonly columns: readonly GridColumn<Row>[];
  readonly hidden: ReadonlySet<string>;
  readonly onChange: (hidden: ReadonlySet<string>) => void;
}

/** Chooses the visible columns; the column that names the rows always stays. */
export function ColumnChooser<Row>({ columns, hidden, onChange }: ColumnChooserProps<Row>) {
  const texts = useTexts();
  const toggle = (id: string) => onChange(new Set(hidden.has(id) ? [...hidden].filter((each) => each !== id) : [...hidden, id]));
  return (
    <div className={styles.chooser}>
      <Menu
        className={buttonClass({ look: 'text', size: 'small' })}
        trigger={
          <>
            <Icon of={Columns3} size="small" />
            {texts('kit.columns')}
          </>
        }
      >
        {columns
          .filter(({ isName = false }) => !isName)
          .map(({ id, label }) => (
            <label key={id} className={styles.choice}>
              <input type="checkbox" checked={!hidden.has(id)} onChange={() => toggle(id)} />
              {label}
            </label>
          ))}
        {hidden.size > 0 && (
          <MenuButton type="button" onClick={() => onChange(new Set())}>
            {texts('kit.resetColumns')}
          </MenuButton>
        )}
      </Menu>
    </div>
  );
}
