import type { FormDefinition } from '#forms/form.ts';
import type { Variant } from '#variants/variant.ts';

/** What new clients of the variant are asked; null where nothing is. */
export function onboardingFormOf({ onboardingForm, sections }: Pick<Variant, 'onboardingForm' | 'sections'>): FormDefinition | null {
  return sections.processes ? onboardingForm : null;
}
