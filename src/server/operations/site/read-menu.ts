import type { Locale } from '#contracts/ids.ts';
import type { SiteChannel, SiteLink, SiteMenuEntry } from '#contracts/site.ts';
import type { Queries } from '../../db/queries.ts';
import type { ChannelEntry, MenuEntry, PublishedEntry } from '../../db/queries/content/site-content.ts';
import { spoken } from './spoken.ts';

/** More pages or entries are in no menu. */
export const maxPages = 40;
const maxEntries = 60;
const maxChannels = 20;
/** The slug of the page that is shown at `/`. */
export const homeSlug = 'home';

export interface Menu {
  readonly menu: readonly SiteMenuEntry[];
  /** Pages to which neither the menu nor the choice of channel leads. */
  readonly further: readonly SiteLink[];
  readonly channels: readonly SiteChannel[];
  readonly channel: SiteChannel | null;
}

interface MenuQuestion {
  readonly languages: readonly Locale[];
  /** Finds the id of the channel that was chosen, of unknown origin. The rest of the menu is read meanwhile. */
  readonly findChosen: () => Promise<unknown>;
}

type Reading = Pick<Queries, 'publishedContent'>;

/**
 * The menu that the firm has made, as the reader may see it: of the channel that was chosen, else of the whole site, else the published pages that
 * are not hidden. A choice of a channel that the reader does not find counts for nothing.
 */
export async function readMenu({ publishedContent }: Reading, { languages, findChosen }: MenuQuestion): Promise<Menu> {
  const made = async (of: string | null) => menuOf(await publishedContent.navigation(of, maxEntries), languages);
  const [entries, pages, ofAll, chosen] = await Promise.all([
    readChannels({ publishedContent }),
    publishedContent.heads('pages', { by: 'order', limit: maxPages }),
    made(null),
    findChosen(),
  ]);
  const channels = entries.map((entry) => ({ id: entry.id, ...linkToChannel(entry, languages) }));
  const channel = channels.find(({ id }) => id === chosen) ?? null;
  const homes = new Set(entries.map(({ page }) => page.id));
  const ofSite = pages.filter(({ id, slug }) => slug !== homeSlug && !homes.has(id));
  const ofChannel = channel ? await made(channel.id) : [];
  const ofFirm = ofChannel.length > 0 ? ofChannel : ofAll;
  const ofPages = ofSite
    .filter(({ values }) => values.hidden !== true)
    .map((page): SiteMenuEntry => ({ ...linkTo(page, languages), below: [] }));
  const menu = ofFirm.length > 0 ? ofFirm : ofPages;
  const shown = new Set(menu.flatMap(({ href, below }) => [href, ...below.map((link) => link.href)]));
  const further = ofSite.map((page) => linkTo(page, languages)).filter(({ href }) => !shown.has(href));
  return { menu, further, channels, channel };
}

const readIn = new WeakMap<object, Promise<readonly ChannelEntry[]>>();

/** The channels that a reader may choose from. A snapshot is asked once: the page and the menu around it both need them. */
export function readChannels({ publishedContent }: Reading): Promise<readonly ChannelEntry[]> {
  const reading = readIn.get(publishedContent) ?? publishedContent.channels(maxChannels);
  readIn.set(publishedContent, reading);
  return reading;
}

/** The address of a channel. */
export const pathOfChannel = ({ id, slug }: Pick<ChannelEntry, 'id' | 'slug'>) => `/${slug ?? id}`;

function linkToChannel(channel: ChannelEntry, languages: readonly Locale[]): SiteLink {
  const { values } = channel;
  return { label: spoken(values, 'label', languages) ?? values.name, href: pathOfChannel(channel) };
}

export function linkTo({ id, slug, values }: PublishedEntry, languages: readonly Locale[]): SiteLink {
  return { label: spoken(values, 'menuLabel', languages) ?? values.name, href: slug === homeSlug ? '/' : `/${slug ?? id}` };
}

/** Entries that lead nowhere and open nothing are left out, and so is what stands below an entry that the reader may not see. */
function menuOf(entries: readonly MenuEntry[], languages: readonly Locale[]): SiteMenuEntry[] {
  const drawn = (parent: string | null) =>
    entries.filter(({ values }) => (values.parent ?? null) === parent).map((entry) => ({ id: entry.id, ...entryOf(entry, languages) }));
  return drawn(null).flatMap(({ id, label, href }) => {
    const below = drawn(id).flatMap((one) => (one.href === null ? [] : [{ label: one.label, href: one.href }]));
    return href === null && below.length === 0 ? [] : [{ label, href, below }];
  });
}

const ownPlaces = new Map<unknown, string>([
  ['posts', '/posts'],
  ['team', '/team'],
  ['demo', '/demo'],
]);

function entryOf({ values, page }: MenuEntry, languages: readonly Locale[]): Omit<SiteMenuEntry, 'below'> {
  const led = page && linkTo(page, languages);
  const address = values.leadsTo === 'address' && typeof values.address === 'string' ? values.address : null;
  return {
    label: spoken(values, 'label', languages) ?? led?.label ?? values.name,
    href: led?.href ?? ownPlaces.get(values.leadsTo) ?? address,
  };
}
