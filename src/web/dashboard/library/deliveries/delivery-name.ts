import type { ListedDelivery } from '#contracts/deliveries.ts';
import type { useTexts } from '../../../lib/texts.tsx';

/** What a delivery is called: as its documents are, or by how many there are. */
export function deliveryName(texts: ReturnType<typeof useTexts>, { name, type, count }: ListedDelivery): string {
  return name ?? `${texts(`library.types.${type}`)} · ${texts('deliveries.several', { count })}`;
}
