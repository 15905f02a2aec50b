import type { HoldingRow } from '#contracts/datasets/holdings.ts';
import { DetailLink } from '../../details/detail-link.tsx';
import { HoldingName } from './holding-name.tsx';

/** The holding's name, which opens it; cash has nothing to open. */
export function HoldingLink({ row }: { readonly row: Pick<HoldingRow, 'id' | 'type' | 'name'> }) {
  if (row.type === 'Cash') return <HoldingName row={row} />;
  return (
    <DetailLink detail={{ kind: 'position', of: row.id }} page={`funds/${row.id}`}>
      <HoldingName row={row} />
    </DetailLink>
  );
}
