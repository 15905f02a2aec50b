import type { PanelData } from '#contracts/records.ts';
import { OwnersCard } from '../../dashboard/portal-settings/owners-card.tsx';

/** Shows the owners of a portal. */
export function OwnersPanel({ data }: { readonly data: PanelData['owners'] }) {
  return <OwnersCard settings={data} />;
}
