-- The accounts of the actor. A view reads past the policies as its owner: its own conditions are the membership.
create view own_accounts with (security_barrier) as
  select account.id, account.portal_id, account.name, account.is_active, state.first_day, state.last_day
    from account_members member
    join accounts account on account.id = member.account_id
    left join figure_states state on state.account_id = account.id and state.subject_id = account.id
   where member.user_id = actor_user() and member.relation = case actor_kind() when 'advisor' then 'advisor' when 'investor' then 'client' end
     and member.is_open
  union all
  select account.id, account.portal_id, account.name, account.is_active, state.first_day, state.last_day
    from accounts account
    left join figure_states state on state.account_id = account.id and state.subject_id = account.id
   where actor_kind() in ('admin', 'system') and account.removed_at is null
  union all
  select account.id, account.portal_id, account.name, account.is_active, state.first_day, state.last_day
    from accounts_as_client() seen (id)
    join accounts account on account.id = seen.id
    left join figure_states state on state.account_id = account.id and state.subject_id = account.id
   where actor_kind() = 'viewer';
grant select on own_accounts to portal_app;
