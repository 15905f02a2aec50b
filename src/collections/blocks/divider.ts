import { block } from './block.ts';

/** A line between two parts of a page. */
export const divider = block({
  group: 'pictures',
  name: { en: 'Divider', el: 'Διαχωριστικό' },
  fields: [],
});
