import { expect, test } from 'vitest';
import type { MediaChoice } from '#contracts/media.ts';
import { foldersOf, filterMedia } from './folder-tree.ts';

const media = ['Website/Our firm', 'Website/Our firm', 'Website', 'Website-old', ''].map((folder, at) => ({
  id: String(at),
  name: `Picture ${at}`,
  folder,
})) as unknown as MediaChoice[];

test('folders stand below their own, with all that is in them', () => {
  expect(foldersOf(media, ['Website/Insights']).map(({ path, depth, count }) => [path, depth, count])).toEqual([
    ['Website', 0, 3],
    ['Website/Insights', 1, 0],
    ['Website/Our firm', 1, 2],
    ['Website-old', 0, 1],
  ]);
});

test.each([
  [null, '', ['0', '1', '2', '3', '4']],
  ['Website', '', ['0', '1', '2']],
  ['Website/Our firm', '', ['0', '1']],
  ['', '', ['4']],
  ['Website', ' PICTURE 3', ['3']],
])('of the folder %j, searched for %j', (folder, find, ids) => {
  expect(filterMedia(media, folder, find).map(({ id }) => id)).toEqual(ids);
});
