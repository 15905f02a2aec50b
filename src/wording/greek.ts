import type { English } from './english.ts';
import { messages } from './greek/messages.ts';
import { paper } from './greek/paper.ts';
import { greekForStaff } from './greek-for-staff.ts';
import { greekOnScreen } from './greek-on-screen.ts';

export const greek: English = { ...greekOnScreen, ...greekForStaff, messages, paper };
