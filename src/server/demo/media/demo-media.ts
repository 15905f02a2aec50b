import sharp from 'sharp';
import { system } from '#domain/actor.ts';
import type { NewMediaFile } from '../../db/queries/content/media-files.ts';
import type { FileStore } from '../../files/file-store.ts';
import { sizesOfPages } from '../../files/draw-sizes.ts';
import { pictureInSizes } from '../../files/picture-in-sizes.ts';
import { saveMedia } from '../../operations/media/store-media.ts';
import type { DemoVariantId } from '../demo-variants.ts';
import { variants } from '#variants/registry.ts';
import { demoSite } from '../site/demo-site.ts';
import { commentaryPaper } from './commentary-paper.ts';
import { type Hair, landscape, portrait, type Scene } from './drawings.ts';

/** An entry of media as the demonstration has it. */
export interface DemoMedia {
  readonly name: string;
  readonly folder: string;
  readonly alt: Readonly<Record<'en' | 'el', string>>;
  readonly file: NewMediaFile;
}

/** Pictures of the site of an invented firm: of its people in their order, and of the country. */
export interface DemoPictures {
  readonly portraits: readonly DemoMedia[];
  readonly landscapes: readonly DemoMedia[];
  /** The commentary on paper, by its name. */
  readonly papers: ReadonlyMap<string, DemoMedia>;
  /** The document of the firm's portals; null where nothing was drawn. */
  readonly portalDocument: DemoMedia | null;
}

const hair: Readonly<Record<DemoVariantId, readonly Hair[]>> = {
  default: ['bob', 'short', 'long', 'short', 'long', 'bob', 'short'],
  greek: ['bob', 'short', 'long', 'short', 'long', 'bob', 'long'],
  'private-equity': ['bob', 'short', 'long', 'short', 'bob', 'long', 'short'],
};

const views: Readonly<Record<Scene, Readonly<Record<'en' | 'el', string>>>> = {
  dawn: { en: 'Hills at first light', el: 'Λόφοι το ξημέρωμα' },
  roofs: { en: 'Roofs of a town in the evening', el: 'Στέγες μιας πόλης το βράδυ' },
  sea: { en: 'A sail on a quiet sea', el: 'Ένα πανί σε ήρεμη θάλασσα' },
  mist: { en: 'Ridges in the mist', el: 'Κορυφογραμμές στην ομίχλη' },
  fields: { en: 'Furrows and a row of poplars', el: 'Αυλάκια και μια σειρά από λεύκες' },
  sun: { en: 'Low sun over the valleys', el: 'Χαμηλός ήλιος πάνω από τις κοιλάδες' },
};

/** Draws the pictures and keeps them as an upload is kept. Which words they have is in the firm's first language. */
export async function drawDemoMedia(variant: DemoVariantId, files: FileStore): Promise<DemoPictures> {
  // As pixels: a drawing would be drawn as large as the largest screen. And in this process, which takes less time than one for each.
  const keep = async (name: string, drawing: string) => {
    const content = await sharp(Buffer.from(drawing)).png().toBuffer();
    const draw = () => pictureInSizes(content, { ...sizesOfPages, effort: 0 });
    return saveMedia({ actor: system('demo'), variant: { id: variant }, files }, { fileName: `${name}.png`, content }, draw);
  };
  const language = variant === 'greek' ? 'el' : 'en';
  const folders = language === 'el' ? ['Ιστότοπος/Ομάδα', 'Ιστότοπος/Τοπία'] : ['Website/People', 'Website/Landscapes'];
  const portraits: DemoMedia[] = [];
  for (const [at, { name }] of demoSite(variant).team.entries()) {
    const file = await keep(name, portrait(variant, hair[variant][at] ?? 'short', at));
    portraits.push({ name, folder: folders[0] ?? '', alt: { en: `Drawing of ${name}`, el: `Σκίτσο: ${name}` }, file });
  }
  const landscapes: DemoMedia[] = [];
  for (const [scene, alt] of Object.entries(views) as [Scene, (typeof views)[Scene]][])
    landscapes.push({ name: alt[language], folder: folders[1] ?? '', alt, file: await keep(alt.en, landscape(variant, scene)) });
  return { portraits, landscapes, papers: await printCommentary(variant, files), portalDocument: await printGuide(variant, files) };
}

/** Prints each commentary of the firm in English, for which alone a small PDF has letters. */
async function printCommentary(variant: DemoVariantId, files: FileStore): Promise<Map<string, DemoMedia>> {
  const isGreek = variant === 'greek';
  const papers = new Map<string, DemoMedia>();
  for (const { name, reportdate, title_en: title, body_en: body } of demoSite(variant).commentary) {
    const paper = { date: String(reportdate), title: title ?? name, body: body ?? '' };
    const file = await savePaper({ variant, files }, `commentary-${reportdate}.pdf`, paper);
    const named = isGreek ? `Σχόλιο, ${name} (στα αγγλικά)` : `Commentary, ${name}`;
    papers.set(name, { name: named, folder: isGreek ? 'Σχόλια' : 'Commentary', alt: { en: named, el: named }, file });
  }
  return papers;
}

interface Printing {
  readonly variant: DemoVariantId;
  readonly files: FileStore;
}

async function savePaper({ variant, files }: Printing, fileName: string, paper: Readonly<Record<'date' | 'title' | 'body', string>>) {
  const firm = variant === 'greek' ? 'Iolkos Wealth' : variants[variant].brand.name;
  const content = commentaryPaper({ firm, ...paper });
  return saveMedia({ actor: system('demo'), variant: { id: variant }, files }, { fileName, content });
}

async function printGuide(variant: DemoVariantId, files: FileStore): Promise<DemoMedia> {
  const paper = { date: '2026-04-01', title: 'A guide to your portal', body: guide };
  const file = await savePaper({ variant, files }, 'guide-to-your-portal.pdf', paper);
  const isGreek = variant === 'greek';
  const name = isGreek ? 'Οδηγός της πύλης (στα αγγλικά)' : paper.title;
  return { name, folder: isGreek ? 'Πύλη' : 'Portal', alt: { en: name, el: name }, file };
}

const guide = `Your home page says what your investments are worth, how they did and whom to ask.

Each portfolio has a page with its performance, its holdings, its income and its charges. The value of a holding is its units times the last price that we have; the day stands beside it.

Returns are time-weighted and after charges, unless a page says otherwise. What you paid in or took out does not change them. Past performance is no guide to the future.

Reports, statements and letters are in the library. Send us documents there too: it is safer than email.

Questions? Write to your adviser under Messages, or telephone us. We never ask for your password or a PIN.`;
