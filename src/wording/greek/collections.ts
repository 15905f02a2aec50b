import type { English } from '../english.ts';
import { accounts } from './collections/accounts.ts';
import { organisations } from './collections/organisations.ts';
import { portfolios } from './collections/portfolios.ts';

export const collections: English['collections'] = { organisations, accounts, portfolios };
