import type { FormDefinition } from '#forms/form.ts';
import type { Variant } from '#variants/variant.ts';

/** Returns the variant's form for new clients; null if it has none. */
export function findOnboardingForm({ onboardingForm, sections }: Pick<Variant, 'onboardingForm' | 'sections'>): FormDefinition | null {
  return sections.processes ? onboardingForm : null;
}
