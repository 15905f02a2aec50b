import { type AssetClass, assetClasses } from '../ledger/ledger.ts';
import { type AssetClassScheme, shownClass } from './asset-class-scheme.ts';
import type { ModelTarget } from './model-drift.ts';

/** A model's targets in the classes of a scheme, in their order: what is folded into one class adds up, bands included. */
export function shownTargets(targets: readonly ModelTarget[], scheme: AssetClassScheme): ModelTarget[] {
  return assetClasses.flatMap((key) => {
    const own = targets.filter((target) => shownClass(target.key as AssetClass, scheme) === key);
    const sum = (what: 'min' | 'target' | 'max') => own.reduce((total, target) => total + target[what], 0);
    return own.length === 0 ? [] : [{ key, min: sum('min'), target: sum('target'), max: Math.min(1, sum('max')) }];
  });
}
