import type { SiteOfFirm } from '../site-of-firm.ts';
import { navigation } from './navigation.ts';
import { pages } from './pages.ts';
import { commentary, team, testimonials } from './people.ts';
import { posts } from './posts.ts';

/** The public site of the British firm, for families. */
export const ashcombeHaleSite: SiteOfFirm = { navigation, pages, posts, team, testimonials, commentary };
