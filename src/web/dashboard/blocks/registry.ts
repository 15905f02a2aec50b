import type { BlockId } from '#contracts/blocks.ts';
import { accountTotal } from './account-total/account-total.tsx';
import { allocation } from './allocation/allocation.tsx';
import { attention } from './attention/attention.tsx';
import type { AnyBlock } from './block.tsx';
import { clients } from './clients/clients.tsx';
import { clientTotals } from './client-totals/client-totals.tsx';
import { headline } from './headline/headline.tsx';
import { holdings } from './holdings/holdings.tsx';
import { performance } from './performance/performance.tsx';
import { portfolios } from './portfolios/portfolios.tsx';
import { transactions } from './transactions/transactions.tsx';

/** Every block that there is, by its name. */
export const blocks: Partial<Record<BlockId, AnyBlock>> = {
  accountTotal,
  allocation,
  attention,
  clients,
  clientTotals,
  headline,
  holdings,
  performance,
  portfolios,
  transactions,
};
