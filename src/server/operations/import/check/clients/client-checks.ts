import type { Variant } from '#variants/variant.ts';
import type { SetCheck } from '../set-check.ts';

/** The rules of a variant for its clients. */
export type ClientRules = Pick<Variant, 'id' | 'portfolioTypes' | 'maxPortals'>;

/** Returns the checks of clients' own files against the database and, if given, the variant. */
export function clientChecks(rules: ClientRules | null): SetCheck[] {
  const most = rules?.maxPortals ?? null;
  return [...(rules ? [portfolioTypeCheck(rules)] : []), ...(most ? [portalCheck(most)] : []), newPortalCheck(most), accountCheck];
}

function portfolioTypeCheck({ portfolioTypes }: ClientRules): SetCheck {
  const allowed = portfolioTypes.map((type) => `'${type}'`).join(', ');
  return {
    file: 'portfolios.csv',
    column: 'type',
    sql: `
      select line, type as found, 'one of ${portfolioTypes.join(', ')}' as expected
      from staged_portfolios
      where type not in (${allowed})`,
  };
}

const portalsInAll =
  '(select count(*) from (select name from portals union select portal from staged_accounts where portal is not null) a)';

function portalCheck(maxPortals: number): SetCheck {
  return {
    file: 'accounts.csv',
    column: 'portal',
    sql: `
      select min(line) as line, portal as found, '${maxPortals === 1 ? 'one portal' : `no more than ${maxPortals} portals`} in all' as expected
      from staged_accounts
      where portal not in (select name from portals) and ${portalsInAll} > ${maxPortals}
      group by portal`,
  };
}

/** An empty book gets its first portal without a question; any other that is not there may be one that is, written otherwise. */
function newPortalCheck(maxPortals: number | null): SetCheck {
  const hasRoom = maxPortals === null ? '' : `and ${portalsInAll} <= ${maxPortals}`;
  return {
    file: 'accounts.csv',
    column: 'portal',
    confirmedBy: 'new-portals',
    sql: `
      select min(line) as line, portal || case count(*) when 1 then '' else ' (in ' || count(*) || ' lines)' end as found,
        coalesce('the name of an existing portal: ' || (select string_agg(name, ', ') from (select name from portals order by name limit 10) first_ones),
          'one portal for all accounts of a first import; there are ' || ${portalsInAll}) as expected
      from staged_accounts
      where portal not in (select name from portals) and ${portalsInAll} > 1 ${hasRoom}
      group by portal`,
  };
}

/** A portfolio does not move to another account. */
const accountCheck: SetCheck = {
  file: 'portfolios.csv',
  column: 'account',
  onlyIf: 'exists (select from portfolios)',
  sql: `
      select s.line, s.account as found, 'the account that ' || s."externalId" || ' belongs to: ' || coalesce(a.external_id, a.name) as expected
      from staged_portfolios s
      join known_accounts k on k.external_id = s.account
      join portfolios p on p.external_id = s."externalId" and p.account_id is distinct from k.account_id
      join accounts a on a.id = p.account_id
      join portals o on o.id = a.portal_id
      where o.name = coalesce(
        (select n.portal from staged_accounts n where n."externalId" = s.account limit 1),
        (select h.name from accounts b join portals h on h.id = b.portal_id where b.id = k.account_id))`,
};
