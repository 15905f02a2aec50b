import { href } from 'react-router';

/** The page of the reader's bulk actions, with one of them open. */
export function bulkRunAddress(run: string): string {
  return `${href('/admin/bulk')}?${new URLSearchParams({ run }).toString()}`;
}
