import type { ListedDelivery } from '#contracts/deliveries.ts';
import type { useTexts } from '../../../lib/texts.tsx';

/** Returns the name of a delivery: the name of its documents, or their type and number. */
export function deliveryName(texts: ReturnType<typeof useTexts>, { name, type, count }: ListedDelivery): string {
  return name ?? `${texts(`library.types.${type}`)} · ${texts('deliveries.several', { count })}`;
}
