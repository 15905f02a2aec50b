import { variantIds } from '#contracts/ids.ts';
import { system } from '#domain/actor.ts';
import { previousWorkday } from '#finance/iso-date.ts';
import { demoAdvice } from '../demo/advice/demo-advice.ts';
import { fillAdvice } from '../demo/advice/fill-advice.ts';
import { demoLogo } from '../demo/demo-logo.ts';
import { demoBook } from '../demo/demo-book.ts';
import { demoNewcomer, demoPassword, demoPeople, demoStaff } from '../demo/demo-people.ts';
import { type DemoVariantId, demoVariantIds } from '../demo/demo-variants.ts';
import { drawDemoMedia } from '../demo/media/demo-media.ts';
import { demoForm } from '../demo/forms/demo-forms.ts';
import { fillForms } from '../demo/forms/fill-forms.ts';
import { fillSite } from '../demo/site/fill-site.ts';
import { demoNotes, demoThreads } from '../demo/threads/demo-threads.ts';
import { fillTemplates } from '../demo/threads/demo-templates.ts';
import { fillNotes, fillThreads } from '../demo/threads/fill-threads.ts';
import { demoTerms } from '../demo/terms/demo-terms.ts';
import { logoShape } from '../files/image-shape.ts';
import { redrawImage } from '../files/redraw-image.ts';
import type { AppServices, RunningVariant } from '../app-services.ts';
import { refreshFigures } from '../operations/figures/refresh-figures.ts';
import { importSource } from '../operations/import/import-source.ts';
import { sourceOfFiles } from '../operations/import/read/source-file.ts';
import { setPassword } from '../operations/passwords/set-password.ts';
import { getToday } from '../today.ts';
import { fillLibrary } from './fill-library.ts';

/** @throws Error when a variant holds a book that was not filled as demo data: what the demo shows of people is for invented ones. */
export async function refuseOtherThanDemoData({ config, variants }: AppServices): Promise<void> {
  for (const id of variantIds) {
    const { variant, database } = variants[id];
    const isOther = await database.as(system('demo')).read(async (snapshot) => {
      return (await snapshot.users.count()) > 0 && !(await snapshot.auditEvents.hasAnyOf('demo'));
    });
    if (isOther)
      throw new Error(`The data of ${variant.brand.name} is not demo data, and a demo would show the PINs of all users: ${wayOut(config)}`);
  }
}

function wayOut({ varDir }: AppServices['config']): string {
  return `set DEMO=false with SMTP_URL and MAIL_FROM (docs/FIRST-FIRM.md). For a demo, set VAR_DIR to a folder other than ${varDir}.`;
}

/** Fills each empty variant with its fictional firm: imported like a real book, computed like one, with passwords that the terminal tells. */
export async function fillWithDemoData(installation: AppServices, say: (line: string) => void): Promise<void> {
  await refuseOtherThanDemoData(installation);
  const { variants } = installation;
  const isEmpty = await Promise.all(demoVariantIds.map((id) => hasNobody(variants[id])));
  // Side by side: while one waits for the database the other computes.
  const empty = demoVariantIds.filter((_id, index) => isEmpty[index]);
  if (empty.length > 0) say(`Filling ${empty.length} empty databases with demo data, which takes about half a minute …`);
  await Promise.all(empty.map((id) => fill(id, { ...variants[id], files: installation.files }, say)));
  for (const id of empty) await fillLibrary(id, variants[id], installation.files);
}

async function hasNobody({ database }: RunningVariant): Promise<boolean> {
  return database.as(system('demo')).read(async (snapshot) => (await snapshot.users.count()) === 0);
}

async function fill(
  id: DemoVariantId,
  { variant, database, files }: RunningVariant & Pick<AppServices, 'files'>,
  say: (line: string) => void,
): Promise<void> {
  const started = performance.now();
  const today = getToday(variant.timeZone);
  const source = sourceOfFiles('demo', demoBook({ variant: id, through: previousWorkday(today) }));
  const imported = await importSource(database.as(system('demo')), source, { dryRun: false, variant });
  if (imported.kind === 'refused') throw new Error(`The demo data was refused: ${JSON.stringify(imported.problems.slice(0, 3))}`);
  const userIds = await database.as(system('demo')).read((snapshot) => snapshot.users.allIds());
  await setPassword(database, { userIds, password: demoPassword });
  const logo = await redrawImage(demoLogo(id), logoShape, system('demo'));
  await database.as(system('demo')).writeUnaudited('demo-history', async (tx) => {
    await tx.users.pretendSignIns(today);
    await tx.users.pretendWelcomes(demoNewcomer);
    await tx.users.pretendContacts(demoStaff(id).filter(({ title }) => title));
    await tx.activities.pretendYear(today);
    await tx.funds.pretendSpotlight();
    const texts = demoTerms(id);
    for (const { id: portalId } of await tx.portals.visible()) {
      await tx.portalTerms.publish({ portalId, version: 1, texts, publishedBy: null });
      await tx.images.put({ portalId }, logo);
    }
    await tx.portalTerms.pretendAcceptances(demoPeople(id).map(({ email }) => email));
  });
  await fillThreads(database, demoThreads(id), Date.now());
  await fillNotes(database, demoNotes(id));
  await fillTemplates(database, id);
  await fillAdvice(database, variant, demoAdvice(id));
  await fillSite(database, id, today, await drawDemoMedia(id, files));
  await fillForms(database, variant, { today, form: demoForm(id) });
  await refreshFigures(database, { through: today, settlement: variant.settlement });
  say(`Filled ${variant.brand.name} with demo data in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}
