import { href } from 'react-router';
import type { DeliveryQuery } from '#contracts/deliveries.ts';

/** Returns the address at which documents are sent to several clients, to those of a group if one is given. */
export function newDeliveryAddress(portal: string, group?: string): string {
  const address = href('/dashboard/:portal/library/several', { portal });
  return group === undefined ? address : `${address}?${new URLSearchParams({ group })}`;
}

/** Returns the address of a delivery's results, page by page for many clients. */
export function deliveryAddress(portal: string, delivery: string, { show, page }: DeliveryQuery = {}): string {
  const query = new URLSearchParams({ ...(show ? { show } : {}), ...(page && page > 1 ? { page: String(page) } : {}) }).toString();
  return `${href('/dashboard/:portal/library/several/:delivery', { portal, delivery })}${query ? `?${query}` : ''}`;
}
