import type { SiteFrame } from '#contracts/site.ts';
import { isAdministrator } from '#domain/actor.ts';
import { readMenu } from './read-menu.ts';
import type { SiteContext } from './read-site.ts';
import { listLanguages } from './spoken.ts';

/** The caller tells whether the reader has answered about cookies, and which channel was chosen, of unknown origin. */
export interface FrameQuestion {
  readonly hasAnsweredCookies: boolean;
  readonly findChannel: () => Promise<unknown>;
}

/** The frame of the public site, with the menu as its reader may see it. */
export async function readSiteFrame(context: SiteContext, { hasAnsweredCookies, findChannel }: FrameQuestion): Promise<SiteFrame> {
  const languages = listLanguages(context);
  const [menu, shown] = await context.db.read(async ({ publishedContent }) =>
    Promise.all([readMenu({ publishedContent }, { languages, findChosen: findChannel }), publishedContent.shown()]),
  );
  const { offices, social } = context.variant.brand;
  return {
    ...menu,
    offices: offices.map(({ place, lines, phone }) => ({ place: place[context.locale], lines: lines[context.locale], phone })),
    hasTeam: shown.team,
    hasPosts: shown.posts,
    social: social.map(({ name, href }) => ({ label: name, href })),
    year: Number(context.today.slice(0, 4)),
    reader: context.signedIn && { name: context.signedIn.user.name, isAdministrator: isAdministrator(context.actor) },
    asksForCookies: !hasAnsweredCookies,
  };
}
