import type { BlockId } from '#contracts/blocks.ts';
import type { AnyBlock } from './block.tsx';
import { headline } from './headline/headline.tsx';
import { holdings } from './holdings/holdings.tsx';
import { transactions } from './transactions/transactions.tsx';

/** Every block that there is, by its name. */
export const blocks: Partial<Record<BlockId, AnyBlock>> = { headline, holdings, transactions };
