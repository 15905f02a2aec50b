import { commentary } from './commentary.ts';
import { pages } from './pages.ts';
import { posts } from './posts.ts';
import { team } from './team.ts';
import { testimonials } from './testimonials.ts';

/** Every content collection, by its address. */
const content = { pages, posts, team, testimonials, commentary };
type Content = typeof content;

export type ContentId = keyof Content;
export const contentIds = Object.keys(content) as ContentId[];

/** What one part of each of them is, with its own type. */
function partOfEach<const Part>(part: (one: Content[ContentId]) => unknown): Part {
  return Object.fromEntries(contentIds.map((id) => [id, part(content[id])])) as Part;
}

export const contentDefinitions = partOfEach<{ readonly [Id in ContentId]: Content[Id]['definition'] }>(({ definition }) => definition);
export const contentWords = {
  en: partOfEach<{ readonly [Id in ContentId]: Content[Id]['words']['en'] }>(({ words }) => words.en),
  el: partOfEach<{ readonly [Id in ContentId]: Content[Id]['words']['el'] }>(({ words }) => words.el),
};
