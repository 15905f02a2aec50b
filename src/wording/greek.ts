import type { English } from './english.ts';
import { messages } from './greek/messages.ts';
import { paper } from './greek/paper.ts';
import { greekOnScreen } from './greek-on-screen.ts';

export const greek: English = { ...greekOnScreen, messages, paper };
