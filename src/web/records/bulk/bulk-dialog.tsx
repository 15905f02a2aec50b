import type { BulkRow } from '#contracts/bulk-runs.ts';
import type { GridRow } from '#contracts/records.ts';
import type { TextKey } from '#wording/texts.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/mantine/dialog.tsx';
import { BulkRowList } from './bulk-row-list.tsx';

interface BulkDialogProps {
  /** The cells of the records by id. */
  readonly selected: ReadonlyMap<string, GridRow['cells']>;
  readonly action: string;
  readonly rows: readonly BulkRow[];
  /** True while nothing has been done yet. */
  readonly isPreview: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Shows what would become of the selected records, or became of them. */
export default function BulkDialog({ selected, action, rows, isPreview, onClose, onConfirm }: BulkDialogProps) {
  const texts = useTexts();
  const verb = texts(`records.bulk.${action}` as TextKey);
  const count = rows.filter(({ verdict }) => verdict !== 'refused').length;
  return (
    <Dialog
      title={texts(isPreview ? 'records.bulkPreview' : 'records.bulkResult', { action: verb })}
      isOpen
      onClose={onClose}
      width={640}
      footer={
        <>
          <Button onClick={onClose}>{texts(isPreview ? 'kit.cancel' : 'records.close')}</Button>
          {isPreview && count > 0 && (
            <Button look="danger" onClick={onConfirm}>
              {texts('records.bulkGo', { action: verb, count })}
            </Button>
          )}
        </>
      }
    >
      <BulkRowList
        rows={rows}
        nameOf={({ id }) => String(selected.get(id)?.name ?? id)}
        detailOf={({ id }) => textOf(selected.get(id)?.email)}
      />
    </Dialog>
  );
}

function textOf(cell: string | number | null | undefined): string | null {
  return cell ? String(cell) : null;
}
