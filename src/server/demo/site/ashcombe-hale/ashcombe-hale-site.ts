import type { SiteOfFirm } from '../site-of-firm.ts';
import { channels, pagesOfChannels } from './channels.ts';
import { libraries } from './libraries.ts';
import { navigation, portalNavigation } from './navigation.ts';
import { pages } from './pages.ts';
import { commentary, team, testimonials } from './people.ts';
import { posts } from './posts.ts';

/** The public site of the British firm, for families. */
export const ashcombeHaleSite: SiteOfFirm = {
  pages: [...pages, ...pagesOfChannels],
  channels,
  navigation,
  portalNavigation,
  posts,
  team,
  testimonials,
  commentary,
  libraries,
};
