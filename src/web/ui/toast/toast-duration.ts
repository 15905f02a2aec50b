import type { Toast } from './toast.ts';

const resultDuration = 5000;
const discreteDuration = 1000;

/** How long something can be undone, in milliseconds. */
export const actionDuration = 10_000;

/** How long a toast stands, in milliseconds; null until it is closed. */
export function toastDuration({ tone, action, isDiscrete = false }: Toast): number | null {
  if (tone === 'negative') return null;
  if (action) return action.duration ?? actionDuration;
  return isDiscrete ? discreteDuration : resultDuration;
}
