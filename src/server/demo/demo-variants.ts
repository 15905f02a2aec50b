import { type VariantId, variantIds } from '#contracts/ids.ts';

/** The variants with an invented firm. A firm's own has none: the demo leaves it empty. */
export type DemoVariantId = Extract<VariantId, 'default' | 'greek' | 'private-equity'>;

const names: Readonly<Record<DemoVariantId, true>> = { default: true, greek: true, 'private-equity': true };

export function hasDemo(id: VariantId): id is DemoVariantId {
  return id in names;
}

export const demoVariantIds: readonly DemoVariantId[] = variantIds.filter(hasDemo);
