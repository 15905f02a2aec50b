import { channels } from './channels.ts';
import { commentary } from './commentary.ts';
import { dataProcesses } from './data-processes.ts';
import { dataProcessSteps } from './data-process-steps.ts';
import { enquiries } from './enquiries.ts';
import { forms } from './forms.ts';
import { libraries } from './libraries.ts';
import { media } from './media.ts';
import { navigation } from './navigation.ts';
import { pages } from './pages.ts';
import { portalNavigation } from './portal-navigation.ts';
import { posts } from './posts.ts';
import { processes } from './processes.ts';
import { submissions } from './submissions.ts';
import { team } from './team.ts';
import { testimonials } from './testimonials.ts';

/** Every content collection, by its address. */
const content = {
  pages,
  channels,
  navigation,
  'portal-navigation': portalNavigation,
  posts,
  team,
  testimonials,
  commentary,
  enquiries,
  media,
  libraries,
  forms,
  processes,
  submissions,
  'data-processes': dataProcesses,
  'data-processes-steps': dataProcessSteps,
};
type Content = typeof content;

export type ContentId = keyof Content;
export const contentIds = Object.keys(content) as ContentId[];

const ofEach = (part: (one: Content[ContentId]) => unknown) => Object.fromEntries(contentIds.map((id) => [id, part(content[id])]));

// The compiler does not see that each collection keeps its own type.
export const contentDefinitions = ofEach(({ definition }) => definition) as { readonly [Id in ContentId]: Content[Id]['definition'] };
export const contentWords = {
  en: ofEach(({ words }) => words.en) as { readonly [Id in ContentId]: Content[Id]['words']['en'] },
  el: ofEach(({ words }) => words.el) as { readonly [Id in ContentId]: Content[Id]['words']['el'] },
};
