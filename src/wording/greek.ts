import type { English } from './english.ts';
import { collections } from './greek/content-collections.ts';
import { messages } from './greek/messages.ts';
import { paper } from './greek/paper.ts';
import { greekForStaff } from './greek-for-staff.ts';
import { greekOfPages } from './greek-of-pages.ts';
import { greekOnScreen } from './greek-on-screen.ts';

export const greek: English = {
  ...greekOnScreen,
  ...greekForStaff,
  ...greekOfPages,
  collections: { ...greekForStaff.collections, ...collections },
  messages,
  paper,
};
