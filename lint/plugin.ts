import { emptyCatch } from './empty-catch.ts';
import { environment } from './environment.ts';
import { barrel, fileName } from './file-name.ts';
import { entryPoint, pathStyle, pureImports, layer, variantTypeOnly } from './layers.ts';
import { isolatedProviders, serverLayers, isolatedVariants, isolatedSections } from './isolation.ts';
import { pureCalls } from './pure-calls.ts';
import { openPages } from './open-pages.ts';
import type { Rule } from './rule.ts';
import { variantComparison } from './variant-comparison.ts';

const rules: Record<string, Rule> = {
  layer,
  'entry-point': entryPoint,
  'variant-type-only': variantTypeOnly,
  'path-style': pathStyle,
  'pure-imports': pureImports,
  'pure-calls': pureCalls,
  'server-layers': serverLayers,
  'isolated-providers': isolatedProviders,
  'isolated-variants': isolatedVariants,
  'isolated-sections': isolatedSections,
  environment,
  'variant-comparison': variantComparison,
  'open-pages': openPages,
  barrel,
  'file-name': fileName,
  'empty-catch': emptyCatch,
};

/** The rules that docs/ARCHITECTURE.md states and that no ready-made rule can hold. */
export default { meta: { name: 'portal' }, rules };
