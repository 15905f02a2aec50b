import type { AccessRow, Outcome, Outcomes } from './access-table.ts';

const parts = [
  'account/:account/holdings/{otherFund}',
  'portfolio/:portfolio/holdings/{otherFund}',
  'portfolio/:portfolio/notes/{otherNote}',
  'explorer/{ownFund}',
  'explorer/nothing',
  'news/nothing',
];

/** Returns the rows of resources that exist for nobody on the portal: securities that the account never had, and unpublished content. */
export function missingRows({ onThePortal }: { readonly onThePortal: (outcome: Outcome) => Outcomes }): AccessRow[] {
  return parts.map((part) => ({ method: 'GET', path: `/dashboard/:portal/${part}`, outcomes: onThePortal(404) }));
}

/** Pages that have nothing to show there: a projection without parameters, and an article of a portal without a news service. */
export const missingLooks = ({ onThePortal }: { readonly onThePortal: (outcome: Outcome) => Outcomes }) => ({
  'projections/forecast': onThePortal(404),
  outsideArticle: onThePortal(404),
});
