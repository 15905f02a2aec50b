import type { Kind } from '../kind.ts';
import { records } from './records.ts';

/** As records, but readers see them in their order: another order is another answer. */
export const mediaList: Kind<'mediaList'> = { ...records, key: String };
