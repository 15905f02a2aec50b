import { portfolios } from '#collections/portfolios.ts';
import { clientRecordsPolicy } from '#domain/account/account.ts';
import { isAdministrator } from '#domain/actor.ts';
import { abilities } from '#domain/policy.ts';
import { changePortfolio } from '../operations/portfolios/change-portfolio.ts';
import { createPortfolio } from '../operations/portfolios/create-portfolio.ts';
import { beginPortfolio, fixedOfPortfolio, listPortfolios, readPortfolio } from '../operations/portfolios/read-portfolios.ts';
import { removePortfolio, restorePortfolio } from '../operations/portfolios/remove-portfolio.ts';
import { bind } from './binding.ts';

export const portfolioRecords = bind(portfolios, {
  may: (actor) => {
    const { read, make: create, edit: change } = abilities(clientRecordsPolicy, actor, {});
    return { read, create, change, remove: isAdministrator(actor) };
  },
  list: listPortfolios,
  read: readPortfolio,
  begin: beginPortfolio,
  create: createPortfolio,
  change: changePortfolio,
  fixed: fixedOfPortfolio,
  restore: async (context, id) => void (await restorePortfolio(context, id)),
  actions: { 'put-away': removePortfolio, restore: restorePortfolio },
});
