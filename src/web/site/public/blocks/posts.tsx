import type { posts } from '#collections/blocks/posts.ts';
import { PostList } from '../site-parts.tsx';
import type { BlockView } from './block-view.ts';
import { Section } from './section.tsx';

/** The newest posts that the reader may read. */
export const PostsBlock: BlockView<typeof posts> = ({ shown: { heading, most }, around: { posts: all } }) => (
  <Section heading={heading}>
    <PostList posts={all.slice(0, Number(most ?? 3))} />
  </Section>
);
