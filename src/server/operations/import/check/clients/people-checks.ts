import { clientRole } from '#domain/account/can-become-client.ts';
import type { SetCheck } from '../set-check.ts';

/** An account is bound to the address of a client or of no one yet, as by an invitation. */
const accountAddress: SetCheck = {
  file: 'accounts.csv',
  column: 'email',
  sql: `
    select s.line, s.email as found, 'the address of a client: this is that of ' || coalesce(n.name, u.name) || ', who has the role ' || coalesce(n.role, u.role) as expected
    from staged_accounts s
    left join staged_users n on n.email = s.email
    left join users u on u.email_key = s.email
    where coalesce(n.role, u.role) <> '${clientRole}'`,
};

const isAdministratorDemoted =
  "exists (select from staged_users s join users u on u.email_key = s.email where u.role = 'admin' and s.role <> 'admin')";

/** Someone is always left who may govern people, as on the screens, where no one demotes themselves. */
const lastAdministrator: SetCheck = {
  file: 'users.csv',
  column: 'role',
  onlyIf: isAdministratorDemoted,
  sql: `
    select s.line, s.role as found, 'admin: ' || u.name || ' is the last administrator' as expected
    from staged_users s
    join users u on u.email_key = s.email
    join user_security security on security.user_id = u.id
    where u.role = 'admin' and s.role <> 'admin' and not security.is_disabled
      and not exists (select from staged_users n where n.role = 'admin' and not exists (select from users known where known.email_key = n.email))
      and not exists (
        select from users other
        join user_security others on others.user_id = other.id
        left join staged_users n on n.email = other.email_key
        where coalesce(n.role, other.role) = 'admin' and not others.is_disabled)`,
};

export const peopleChecks: readonly SetCheck[] = [accountAddress, lastAdministrator];

/** True if this import changes the role of an administrator. */
export const demotesAdministrator = `select ${isAdministratorDemoted} as demotes`;
