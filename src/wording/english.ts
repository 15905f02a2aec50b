import { collections } from './english/content-collections.ts';
import { messages } from './english/messages.ts';
import { paper } from './english/paper.ts';
import { englishForStaff } from './english-for-staff.ts';
import { englishOfPages } from './english-of-pages.ts';
import { englishOnScreen } from './english-on-screen.ts';

/** The English catalogue: the texts of the specification, and the shape that every other language must have. */
export const english = {
  ...englishOnScreen,
  ...englishForStaff,
  ...englishOfPages,
  collections: { ...englishForStaff.collections, ...collections },
  messages,
  paper,
};

export type English = typeof english;
