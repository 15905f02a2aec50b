import type { Toast } from './toast.ts';

const resultDuration = 5000;
const discreteDuration = 1000;

/** The default time for an undo, in milliseconds. */
export const actionDuration = 10_000;

/** Returns the duration of a toast in milliseconds; null for one that stays until the reader closes it. */
export function toastDuration({ tone, action, isDiscrete = false }: Toast): number | null {
  if (tone === 'negative') return null;
  if (action) return action.duration ?? actionDuration;
  return isDiscrete ? discreteDuration : resultDuration;
}
