import type { VariantId } from '#contracts/ids.ts';
import { defaultVariant } from './default/default.ts';
import { greek } from './greek/greek.ts';
import { privateEquity } from './private-equity/private-equity.ts';
import type { Variant } from './variant.ts';

export const variants: Readonly<Record<VariantId, Variant>> = { default: defaultVariant, greek, 'private-equity': privateEquity };
