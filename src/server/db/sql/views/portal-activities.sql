-- The clients of the accounts that the actor sees, for the analytics of their portals: of administrators all, of advisers their own. The views read past
-- the policies as their owner, as those of clients.sql do: their own conditions are the membership.
create view portal_clients with (security_barrier) as
  select account.portal_id, client.account_id, client.user_id
    from account_members client join accounts account on account.id = client.account_id
   where client.relation = 'client' and client.is_open and account.removed_at is null and actor_kind() in ('admin', 'system')
  union all
  select account.portal_id, client.account_id, client.user_id
    from account_members own
    join account_members client on client.account_id = own.account_id and client.relation = 'client' and client.is_open
    join accounts account on account.id = own.account_id
   where own.user_id = actor_user() and own.relation = 'advisor' and own.is_open and actor_kind() = 'advisor';
grant select on portal_clients to portal_app;

-- What people did on a portal, with what analytics count it as. Administrators see all of it. Advisers see what happened on the accounts of their clients
-- and, apart from accounts, what clients of theirs on that portal and they themselves did. A sign-in is to the whole product: it counts on each portal of the person.
create view portal_activities with (security_barrier) as
  select activity.portal_id, activity.id, activity.at, activity.kind, activity.section, activity.user_id, activity.is_investor, activity.account_id,
         activity.info,
         case when activity.kind = 'viewed' then 'views' when activity.kind = 'downloaded' then 'downloads'
              when activity.kind = 'created' and activity.section = 'messages' then 'messages' else 'other' end as measure
    from activities activity
   where activity.portal_id is not null and activity.kind not in ('signed-in', 'signed-out')
     and (actor_kind() in ('admin', 'system') or actor_kind() = 'advisor' and case
            when activity.account_id is not null then activity.account_id in (
              select own.account_id from account_members own where own.user_id = actor_user() and own.relation = 'advisor' and own.is_open)
            else activity.user_id = actor_user()
              or (activity.portal_id, activity.user_id) in (select client.portal_id, client.user_id from portal_clients client) end)
  union all
  select member.portal_id, activity.id, activity.at, activity.kind, activity.section, activity.user_id, activity.is_investor, null, null, 'logins'
    from portal_members member join activities activity on activity.user_id = member.user_id
   where activity.kind = 'signed-in' and activity.section = 'sign-in'
     and (actor_kind() in ('admin', 'system') or actor_kind() = 'advisor' and (member.user_id = actor_user()
          or (member.portal_id, member.user_id) in (select client.portal_id, client.user_id from portal_clients client)));
grant select on portal_activities to portal_app;
