import { type Locale, locales } from '#contracts/ids.ts';
import type { TopicOfPages } from '#contracts/pages/page.ts';
import { addWords, type Catalogue, createTexts, type Texts, type Words } from '#wording/texts.ts';

type Load = () => Promise<Catalogue>;

const forEveryone: Record<Locale, Load> = {
  en: async () => (await import('#wording/english-on-screen.ts')).englishOnScreen,
  el: async () => (await import('#wording/greek-on-screen.ts')).greekOnScreen,
};

const forStaff: Record<Locale, Load> = {
  en: async () => (await import('#wording/english-for-staff.ts')).englishForStaff,
  el: async () => (await import('#wording/greek-for-staff.ts')).greekForStaff,
};

const ofPages: Record<TopicOfPages, Record<Locale, Load>> = {
  accessLog: { en: () => import('#wording/english/access-log.ts'), el: () => import('#wording/greek/access-log.ts') },
  analytics: { en: () => import('#wording/english/analytics.ts'), el: () => import('#wording/greek/analytics.ts') },
  audience: { en: () => import('#wording/english/audience.ts'), el: () => import('#wording/greek/audience.ts') },
  contentCollections: {
    en: () => import('#wording/english/content-collections.ts'),
    el: () => import('#wording/greek/content-collections.ts'),
  },
  dataHealth: { en: () => import('#wording/english/data-health.ts'), el: () => import('#wording/greek/data-health.ts') },
  delegates: { en: () => import('#wording/english/delegates.ts'), el: () => import('#wording/greek/delegates.ts') },
  deliveries: { en: () => import('#wording/english/deliveries.ts'), el: () => import('#wording/greek/deliveries.ts') },
  designer: { en: () => import('#wording/english/designer.ts'), el: () => import('#wording/greek/designer.ts') },
  explorer: { en: () => import('#wording/english/explorer.ts'), el: () => import('#wording/greek/explorer.ts') },
  dataProcesses: { en: () => import('#wording/english/data-processes.ts'), el: () => import('#wording/greek/data-processes.ts') },
  formDesigner: { en: () => import('#wording/english/form-designer.ts'), el: () => import('#wording/greek/form-designer.ts') },
  imports: { en: () => import('#wording/english/imports.ts'), el: () => import('#wording/greek/imports.ts') },
  investmentAdvice: {
    en: () => import('#wording/english/investment-advice.ts'),
    el: () => import('#wording/greek/investment-advice.ts'),
  },
  library: { en: () => import('#wording/english/library.ts'), el: () => import('#wording/greek/library.ts') },
  media: { en: () => import('#wording/english/media.ts'), el: () => import('#wording/greek/media.ts') },
  news: { en: () => import('#wording/english/news.ts'), el: () => import('#wording/greek/news.ts') },
  notifications: { en: () => import('#wording/english/notifications.ts'), el: () => import('#wording/greek/notifications.ts') },
  simulator: { en: () => import('#wording/english/simulator.ts'), el: () => import('#wording/greek/simulator.ts') },
  threads: { en: () => import('#wording/english/threads.ts'), el: () => import('#wording/greek/threads.ts') },
  portalForms: { en: () => import('#wording/english/portal-forms.ts'), el: () => import('#wording/greek/portal-forms.ts') },
  projections: { en: () => import('#wording/english/projections.ts'), el: () => import('#wording/greek/projections.ts') },
  publicSite: { en: () => import('#wording/english/public-site.ts'), el: () => import('#wording/greek/public-site.ts') },
  reconciliations: { en: () => import('#wording/english/reconciliations.ts'), el: () => import('#wording/greek/reconciliations.ts') },
  welcome: { en: () => import('#wording/english/welcome.ts'), el: () => import('#wording/greek/welcome.ts') },
};

const words: Words = new Map();

/** In the browser, before the page comes alive: its language, and the texts that its reader needs on it. */
export async function loadTexts(): Promise<{ readonly locale: Locale; readonly texts: Texts }> {
  const locale = localeOfPage();
  const { reader, topics = '' } = document.documentElement.dataset;
  const named = topics.split(' ').filter((topic): topic is TopicOfPages => topic in ofPages);
  await Promise.all([load(forEveryone), reader === 'staff' && load(forStaff), loadTopics(named)]);
  return { locale, texts: createTexts(locale, words, (key) => reportError(new Error(`No text ${key}.`))) };
}

/** For someone of the firm who has signed in on a page that everyone reads. */
export async function loadWordsForStaff(): Promise<void> {
  await load(forStaff);
}

/** For the page that comes next, what it alone is written in. A topic that was fetched once is there for as long as the tab. */
export async function loadTopics(topics: readonly TopicOfPages[]): Promise<void> {
  await Promise.all(topics.map((topic) => load(ofPages[topic])));
}

async function load(catalogue: Record<Locale, Load>): Promise<void> {
  addWords(words, await catalogue[localeOfPage()]());
}

function localeOfPage(): Locale {
  return locales.find((each) => each === document.documentElement.lang) ?? 'en';
}
