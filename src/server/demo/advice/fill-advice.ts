import type { RiskQuestionnaire } from '#contracts/investment-advice.ts';
import { system } from '#domain/actor.ts';
import { findRiskLevel, riskLevels } from '#domain/investment-advice/risk-level.ts';
import type { Variant } from '#variants/variant.ts';
import type { Database } from '../../db/database.ts';
import type { Queries } from '../../db/queries.ts';
import type { DemoAdvice } from './demo-advice.ts';

/** Writes a risk profile for each level with the model of the same name, and results of clients as if they had answered. */
export async function fillAdvice(
  database: Database,
  { riskQuestionnaire, locales: [locale = 'en'] }: Variant,
  advice: DemoAdvice | null,
): Promise<void> {
  if (!riskQuestionnaire || !advice) return;
  await database.as(system('demo')).writeUnaudited('demo-history', async (tx) => {
    const models = await tx.modelRecords.all();
    for (const level of riskLevels) {
      const name = riskQuestionnaire.levels[level].name[locale];
      const profile = await tx.riskProfiles.insert({ name, level, returns: advice.returns[level - 1] ?? null, factsheetUrl: null });
      const model = models.find(({ label }) => label === name);
      const stored = model && (await tx.modelRecords.find(model.value));
      if (model && stored) await tx.modelRecords.set(model.value, { ...stored.values, profile });
    }
  });
  // Each in a transaction of its own, so that one is newer than another.
  for (const each of advice.answered)
    await database.as(system('demo')).writeUnaudited('demo-history', (tx) => fillResult(tx, riskQuestionnaire, each));
}

async function fillResult(
  { submissions, users }: Queries,
  { form, rule }: RiskQuestionnaire,
  { client, answers }: DemoAdvice['answered'][number],
): Promise<void> {
  const userId = (await users.withPassword(client))?.user.id;
  const result = findRiskLevel(rule, answers);
  if (userId === undefined || !result) throw new Error(`The demo data has no client ${client}, or answers of theirs without a level.`);
  const wanted = { userId, process: 'investment-advice' } as const;
  await submissions.ask({ ...wanted, askedBy: null });
  const open = await submissions.open(wanted);
  if (open) await submissions.submit(open.id, { answers, form, result });
}
