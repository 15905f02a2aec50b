import { href } from 'react-router';
import type { DeliveryQuery } from '#contracts/deliveries.ts';

export function newDeliveryAddress(portal: string): string {
  return href('/dashboard/:portal/library/several', { portal });
}

/** What became of a delivery; of many clients a page. */
export function deliveryAddress(portal: string, delivery: string, { show, page }: DeliveryQuery = {}): string {
  const query = new URLSearchParams({ ...(show ? { show } : {}), ...(page && page > 1 ? { page: String(page) } : {}) }).toString();
  return `${href('/dashboard/:portal/library/several/:delivery', { portal, delivery })}${query ? `?${query}` : ''}`;
}
