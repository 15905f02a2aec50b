import type { SiteOfFirm } from '../site-of-firm.ts';
import { pages } from './pages.ts';
import { commentary, team, testimonials } from './people.ts';
import { posts } from './posts.ts';

/** The public site of the private-equity firm, for professional investors. */
export const halvardSite: SiteOfFirm = { pages, posts, team, testimonials, commentary };
