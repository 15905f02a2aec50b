import type { SiteOfFirm } from '../site-of-firm.ts';
import { channels, pagesOfChannels } from './channels.ts';
import { furtherPages } from './further-pages.ts';
import { navigation, portalNavigation } from './navigation.ts';
import { pages } from './pages.ts';
import { commentary, team, testimonials } from './people.ts';
import { posts } from './posts.ts';
import { libraries, press } from './press.ts';

/** The public site of the Greek firm, for savers who begin. */
export const iolkosSite: SiteOfFirm = {
  pages: [...pages, ...furtherPages, press, ...pagesOfChannels],
  channels,
  navigation,
  portalNavigation,
  posts,
  team,
  testimonials,
  commentary,
  libraries,
};
