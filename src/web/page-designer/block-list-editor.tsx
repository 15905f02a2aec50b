import { ChevronDown, ChevronUp, Plus, Trash2 } from 'lucide-react';
import type { BlockList } from '#collections/blocks/block.ts';
import type { StoredRow } from '#domain/content/block-document.ts';
import { useLocale, useTexts } from '../lib/texts.tsx';
import { withMoved } from '../lib/with-moved.ts';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Icon } from '../ui/pictures/icon.tsx';
import { BlockFieldEditor } from './block-field-editor.tsx';
import styles from './designer.module.css';

interface BlockListEditorProps {
  readonly id: string;
  readonly list: BlockList;
  readonly value: unknown;
  readonly onChange: (rows: readonly StoredRow[]) => void;
}

/** The rows of a block, each with its fields, and buttons for their order. */
export function BlockListEditor({ id, list, value, onChange }: BlockListEditorProps) {
  const texts = useTexts();
  const locale = useLocale();
  const rows = Array.isArray(value) ? (value as readonly StoredRow[]) : [];
  const change = (at: number, row: StoredRow) => onChange(rows.map((each, index) => (index === at ? row : each)));
  return (
    <fieldset className={styles.rows}>
      <legend>{list.label[locale]}</legend>
      {rows.map((row, at) => (
        <details key={at} className={styles.row} open={rows.length < 3 || undefined}>
          <summary>{nameOf(row, list) ?? texts('designer.row', { name: list.item[locale], number: at + 1 })}</summary>
          {list.fields.map((field) => (
            <BlockFieldEditor
              key={field.id}
              id={`${id}-${at}-${field.id}`}
              field={field}
              value={row[field.id] ?? ''}
              onChange={(text) => change(at, { ...row, [field.id]: text })}
            />
          ))}
          <div className={styles.tools}>
            <IconButton
              icon={ChevronUp}
              size="small"
              label={texts('designer.rowUp')}
              disabled={at === 0}
              onClick={() => onChange(withMoved(rows, at, at - 1))}
            />
            <IconButton
              icon={ChevronDown}
              size="small"
              label={texts('designer.rowDown')}
              disabled={at === rows.length - 1}
              onClick={() => onChange(withMoved(rows, at, at + 1))}
            />
            <IconButton
              icon={Trash2}
              size="small"
              label={texts('designer.removeRow')}
              onClick={() => onChange(rows.filter((_, index) => index !== at))}
            />
          </div>
        </details>
      ))}
      {rows.length < list.limit && (
        <Button size="small" onClick={() => onChange([...rows, {}])}>
          <Icon of={Plus} size="small" />
          {`${texts('designer.addRow')}: ${list.item[locale]}`}
        </Button>
      )}
    </fieldset>
  );
}

/** A row is called by its first short text. */
function nameOf(row: StoredRow, { fields }: BlockList): string | null {
  const field = fields.find(({ kind, id }) => kind === 'text' && row[id]);
  return (field && row[field.id]) ?? null;
}
