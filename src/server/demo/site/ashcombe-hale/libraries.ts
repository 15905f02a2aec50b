import type { SiteOfFirm } from '../site-of-firm.ts';

export const boardPapers = 'Papers for boards';

export const libraries: NonNullable<SiteOfFirm['libraries']> = [{ name: boardPapers, folders: 'Commentary' }];
