import type { FieldsOf } from '#collections/collection.ts';
import type { ContentId, contentDefinitions } from '#collections/content/registry.ts';
import type { ValuesOf } from '#forms/values.ts';

type Fields<Id extends ContentId> = ValuesOf<readonly FieldsOf<(typeof contentDefinitions)[Id]>[]>;
export type Entry<Id extends ContentId> = Partial<Fields<Id>> & { readonly name: string };

/** The public site of a fictional firm, in light markup (`light-markup.ts`). Days count back from the day on which the site is filled. */
export interface SiteOfFirm {
  /** In the order of the menu. */
  readonly pages: readonly DemoPage[];
  /** The channels, each with its page by the slug. Absent where there are none. */
  readonly channels?: readonly Entry<'channels'>[];
  /** The menus, in their order: a page by its slug, the channel and the entry above by their names. Absent where the menu are the pages. */
  readonly navigation?: readonly Entry<'navigation'>[];
  /** The firm's entries in the navigation of its portals, as those of the menus. Absent where there are none. */
  readonly portalNavigation?: readonly Entry<'portal-navigation'>[];
  /** The author by name. */
  readonly posts: readonly DemoPost[];
  readonly team: readonly Entry<'team'>[];
  readonly testimonials: readonly Entry<'testimonials'>[];
  readonly commentary: readonly Entry<'commentary'>[];
  /** Libraries of the media of certain folders, which blocks name (`demoLibrary`). Absent where there are none. */
  readonly libraries?: readonly Entry<'libraries'>[];
}

export type DemoPage = Entry<'pages'> & {
  readonly slug: string;
  /** The text of an earlier version. */
  readonly earlier?: Partial<Fields<'pages'>>;
  readonly isDraft?: true;
};

export type DemoPost = Entry<'posts'> & { readonly slug: string; readonly daysAgo: number };
