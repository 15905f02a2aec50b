import { eq, inArray } from 'drizzle-orm';
import type { ModelTarget } from '#finance/breakdown/model-drift.ts';
import { assetClasses } from '#finance/ledger/ledger.ts';
import type { Sql } from '../../queries.ts';
import { models as table, modelTargets } from '../../schema/market.ts';

/** A house's model: what it wants of each asset class, in the order in which they are shown. */
export interface StoredModel {
  readonly name: string;
  readonly targets: readonly ModelTarget[];
}

const order: readonly string[] = assetClasses;

export function models(sql: Sql) {
  return {
    /** These models by id. */
    async byIds(ids: readonly string[]): Promise<Map<string, StoredModel>> {
      if (ids.length === 0) return new Map();
      const rows = await sql
        .select()
        .from(modelTargets)
        .innerJoin(table, eq(table.id, modelTargets.modelId))
        .where(inArray(table.id, [...ids]));
      const byModel = Map.groupBy(rows, ({ models: { id } }) => id);
      return new Map([...byModel].map(([id, own]) => [id, { name: own[0]?.models.name ?? '', targets: own.map(targetOf).sort(byOrder) }]));
    },
  };
}

function targetOf({ model_targets: row }: { readonly model_targets: typeof modelTargets.$inferSelect }): ModelTarget {
  return { key: row.assetClass, min: Number(row.min), target: Number(row.target), max: Number(row.max) };
}

function byOrder(a: ModelTarget, b: ModelTarget): number {
  return order.indexOf(a.key) - order.indexOf(b.key);
}
