import type { Block } from './block.ts';
import { accordion } from './accordion.ts';
import { callToAction } from './call-to-action.ts';
import { contact } from './contact.ts';
import { divider } from './divider.ts';
import { form } from './form.ts';
import { hero } from './hero.ts';
import { keyFigures } from './key-figures.ts';
import { library } from './library.ts';
import { logos } from './logos.ts';
import { mediaText } from './media-text.ts';
import { people } from './people.ts';
import { posts } from './posts.ts';
import { quotes } from './quotes.ts';
import { steps } from './steps.ts';
import { table } from './table.ts';
import { tabs } from './tabs.ts';
import { text } from './text.ts';
import { video } from './video.ts';

/** Every block, in the order in which the designer offers them. */
export const blockDefinitions = {
  hero,
  text,
  mediaText,
  keyFigures,
  steps,
  quotes,
  callToAction,
  accordion,
  tabs,
  table,
  divider,
  people,
  posts,
  logos,
  library,
  contact,
  form,
  video,
} as const satisfies Readonly<Record<string, Block>>;

export type BlockId = keyof typeof blockDefinitions;

export const blockIds = Object.keys(blockDefinitions) as BlockId[];

export function isBlockId(type: string): type is BlockId {
  return Object.hasOwn(blockDefinitions, type);
}

export function getBlock(id: BlockId): Block {
  return blockDefinitions[id];
}
