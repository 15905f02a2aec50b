import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { isOnlyAnotherDrawer } from '#web/records/drawer-address.ts';

/** A drawer that opens or closes over a page leaves the page as it is. */
export function revalidatesUnlessDrawn({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return formMethod === undefined && isOnlyAnotherDrawer(currentUrl, nextUrl) ? false : defaultShouldRevalidate;
}
