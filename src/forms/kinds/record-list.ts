import type { Kind } from '../kind.ts';
import { records } from './records.ts';

/** As records, but another order is another answer. */
export const recordList: Kind<'recordList'> = { ...records, key: String };
