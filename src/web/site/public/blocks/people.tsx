import type { people } from '#collections/blocks/people.ts';
import { People } from '../site-parts.tsx';
import type { BlockView } from './block-view.ts';
import { Section } from './section.tsx';

/** The first of the team in its order, without their biographies. */
export const PeopleBlock: BlockView<typeof people> = ({ shown: { heading, most }, around: { people: all } }) => (
  <Section heading={heading}>
    <People people={all.slice(0, Number(most ?? 4)).map((person) => ({ ...person, bio: null }))} />
  </Section>
);
