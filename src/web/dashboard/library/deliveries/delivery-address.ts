import { href } from 'react-router';
import type { DeliveryQuery } from '#contracts/deliveries.ts';

export function newDeliveryAddress(portal: string): string {
  return href('/dashboard/:portal/library/several', { portal });
}

/** Returns the address of a delivery's results, page by page for many clients. */
export function deliveryAddress(portal: string, delivery: string, { show, page }: DeliveryQuery = {}): string {
  const query = new URLSearchParams({ ...(show ? { show } : {}), ...(page && page > 1 ? { page: String(page) } : {}) }).toString();
  return `${href('/dashboard/:portal/library/several/:delivery', { portal, delivery })}${query ? `?${query}` : ''}`;
}
