import { expect, test } from 'vitest';
import { listenForToasts, showToast, type Toast } from './toast.ts';
import { toastDuration } from './toast-duration.ts';

test('a toast of before the toaster stood is shown first, then the next at once, and none after it left', () => {
  const shown: string[] = [];
  const show = ({ text }: Toast) => void shown.push(text);
  showToast({ tone: 'positive', text: 'Welcome back' });
  const leave = listenForToasts(show);
  showToast({ tone: 'neutral', text: 'Saved' });
  leave();
  showToast({ tone: 'negative', text: 'Too late' });
  expect(shown).toEqual(['Welcome back', 'Saved']);
  listenForToasts(show)();
  expect(shown).toEqual(['Welcome back', 'Saved', 'Too late']);
});

test.each<[Omit<Toast, 'text'>, number | null]>([
  [{ tone: 'positive' }, 5000],
  [{ tone: 'positive', isDiscrete: true }, 1000],
  [{ tone: 'neutral', action: { label: 'Undo', press: () => {} } }, 10_000],
  [{ tone: 'negative', isDiscrete: true }, null],
])('%o stands for %s ms', (toast, duration) => {
  expect(toastDuration({ text: 'Saved', ...toast })).toBe(duration);
});
