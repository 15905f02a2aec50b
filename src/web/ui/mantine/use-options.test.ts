import { expect, test } from 'vitest';
import { filterOptions } from './use-options.ts';

const options = ['Άγιος Μαρτίνος (Γαλλικό τμήμα)', 'Γαλλία', 'Γαλλική Γουιάνα', 'Ελλάδα'].map((label) => ({ value: label, label }));

test.each([
  ['γαλλ', ['Γαλλία', 'Γαλλική Γουιάνα', 'Άγιος Μαρτίνος (Γαλλικό τμήμα)']],
  ['ΕΛΛΑΔΑ', ['Ελλάδα']],
  ['μαρτινος', ['Άγιος Μαρτίνος (Γαλλικό τμήμα)']],
  ['zz', []],
])('%s finds names that begin with it before those that have it within', (search, labels) => {
  const found = filterOptions({ options, search, limit: 100 });
  expect(found.map((option) => 'label' in option && option.label)).toEqual(labels);
});
