import { variantIds } from '#contracts/ids.ts';
import { system } from '#domain/actor.ts';
import { previousWorkday } from '#finance/iso-date.ts';
import { demoLogo } from '../demo/demo-logo.ts';
import { demoBook } from '../demo/demo-book.ts';
import { demoPassword, demoPeople } from '../demo/demo-people.ts';
import { demoTerms } from '../demo/terms/demo-terms.ts';
import { logoShape } from '../files/image-shape.ts';
import { redrawImage } from '../files/redraw-image.ts';
import type { Installation, RunningVariant } from '../installation.ts';
import { refreshFigures } from '../operations/figures/refresh-figures.ts';
import { importSource } from '../operations/import/import-source.ts';
import { sourceOfFiles } from '../operations/import/source-file.ts';
import { setPassword } from '../operations/people/set-password.ts';
import { todayIn } from '../today.ts';

/** Fills each empty variant with its fictional firm: imported like a real book, computed like one, with passwords that the terminal tells. */
export async function fillWithDemoData({ variants }: Installation, say: (line: string) => void): Promise<void> {
  const isEmpty = await Promise.all(variantIds.map((id) => hasNobody(variants[id])));
  // Side by side: while one waits for the database the other computes.
  await Promise.all(variantIds.filter((_id, index) => isEmpty[index]).map((id) => fill(variants[id], say)));
}

async function hasNobody({ database }: RunningVariant): Promise<boolean> {
  return database.as(system('demo')).read(async (snapshot) => (await snapshot.users.count()) === 0);
}

async function fill({ variant, database }: RunningVariant, say: (line: string) => void): Promise<void> {
  const started = performance.now();
  const today = todayIn(variant.timeZone);
  const source = sourceOfFiles('demo', demoBook({ variant: variant.id, through: previousWorkday(today) }));
  const imported = await importSource(database.as(system('demo')), source, { dryRun: false, variant });
  if (imported.kind === 'refused') throw new Error(`The demo data was refused: ${JSON.stringify(imported.problems.slice(0, 3))}`);
  const userIds = await database.as(system('demo')).read((snapshot) => snapshot.users.allIds());
  await setPassword(database, { userIds, password: demoPassword });
  const logo = await redrawImage(demoLogo(variant.id), logoShape, system('demo'));
  await database.as(system('demo')).writeUnaudited('demo-history', async (tx) => {
    await tx.users.pretendSignIns(today);
    const texts = demoTerms(variant.id);
    for (const { id: portalId } of await tx.portals.visible()) {
      await tx.portalTerms.publish({ portalId, version: 1, texts, publishedBy: null });
      await tx.images.put({ portalId }, logo);
    }
    await tx.portalTerms.pretendAcceptances(demoPeople(variant.id).map(({ email }) => email));
  });
  await refreshFigures(database, { through: today, settlement: variant.settlement });
  say(`Filled ${variant.brand.name} with demo data in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}
