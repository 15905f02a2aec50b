-- What has changed, told to whoever listens (server/events): a kind, and of what it changed; never what it is now. A payload has 8000 bytes.
create function tell_change(kind text, ids uuid[]) returns void language plpgsql set search_path = public, pg_temp as $$
begin
  for start in 1 .. cardinality(ids) by 200 loop
    perform pg_notify('changes', kind || ' ' || replace(array_to_string(ids[start : start + 199], ','), '-', ''));
  end loop;
end $$;
revoke execute on function tell_change(text, uuid[]) from public;
grant execute on function tell_change(text, uuid[]) to portal_app;

-- What of these each of several readers sees, for the system, which tells open pages of it: asked as each of them, behind row-level security, in one
-- question. A reader is the settings that an actor has (db/database.ts), and is answered by its place among them, from 0.
create function visible_changes(readers jsonb, changed_accounts uuid[], changed_portals uuid[])
  returns table (reader integer, accounts text[], portals text[])
  language plpgsql set search_path = public, pg_temp
  set app.user_id = '' set app.viewer_kind = '' set app.on_behalf_of = '' set app.delegation_id = '' set app.service_id = '' set app.seen = '' as $$
begin
  if actor_kind() is distinct from 'system' then
    raise insufficient_privilege using message = 'What others see is asked by the system.';
  end if;
  for place in 0 .. jsonb_array_length(readers) - 1 loop
    perform set_config('app.' || name, coalesce(readers -> place ->> name, ''), true)
       from unnest(array['actor_kind', 'user_id', 'viewer_kind', 'on_behalf_of', 'delegation_id', 'service_id']) name;
    return query
      select place,
             array(select replace(id::text, '-', '') from own_accounts where id = any(changed_accounts)),
             array(select distinct replace(portal_id::text, '-', '') from own_accounts where portal_id = any(changed_portals)
                   union select replace(portal_id::text, '-', '') from portal_members
                          where portal_id = any(changed_portals) and user_id = actor_user() and is_open);
  end loop;
  perform set_config('app.actor_kind', 'system', true);
end $$;
revoke execute on function visible_changes(jsonb, uuid[], uuid[]) from public;
grant execute on function visible_changes(jsonb, uuid[], uuid[]) to portal_app;

-- Of what is seldom changed and much looked at. Figures and what they are made of are told of by whoever computes them: those tables have no triggers.
create function tell_changed() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  ids uuid[];
begin
  execute format('select array_agg(distinct %I) from come', tg_argv[1]) into ids;
  perform tell_change(tg_argv[0], coalesce(ids, '{}'));
  return null;
end $$;
revoke execute on function tell_changed() from public;

create trigger tell_changed after update on accounts referencing new table as come
  for each statement execute function tell_changed('accounts', 'id');
create trigger tell_changed_insert after insert on portfolios referencing new table as come
  for each statement execute function tell_changed('accounts', 'account_id');
create trigger tell_changed_update after update on portfolios referencing new table as come
  for each statement execute function tell_changed('accounts', 'account_id');
create trigger tell_changed after update on portals referencing new table as come
  for each statement execute function tell_changed('portals', 'id');
create trigger tell_changed_insert after insert on client_groups referencing new table as come
  for each statement execute function tell_changed('portals', 'portal_id');
create trigger tell_changed_update after update on client_groups referencing new table as come
  for each statement execute function tell_changed('portals', 'portal_id');
create trigger tell_changed_delete after delete on client_groups referencing old table as come
  for each statement execute function tell_changed('portals', 'portal_id');
create trigger tell_changed_insert after insert on client_group_members referencing new table as come
  for each statement execute function tell_changed('accounts', 'account_id');
create trigger tell_changed_delete after delete on client_group_members referencing old table as come
  for each statement execute function tell_changed('accounts', 'account_id');
create trigger tell_changed after update on users referencing new table as come
  for each statement execute function tell_changed('people', 'id');
create trigger tell_changed_insert after insert on account_members referencing new table as come
  for each statement execute function tell_changed('people', 'user_id');
create trigger tell_changed_update after update on account_members referencing new table as come
  for each statement execute function tell_changed('people', 'user_id');
create trigger tell_changed_delete after delete on account_members referencing old table as come
  for each statement execute function tell_changed('people', 'user_id');

-- For the system: who tells is let in by notify_account.
create function write_notifications(news jsonb, account uuid, most integer) returns integer
  language plpgsql security definer set search_path = public, pg_temp set app.actor_kind = 'system' as $$
declare
  told uuid[];
begin
  with added as (
    insert into notifications (user_id, key, kind, account_id, by_name, about, page, params, query, mail_due_at, text_due_at)
    select distinct member.user_id, news ->> 'key', news ->> 'kind', account, (select name from users where id = actor_user()),
           news ->> 'about', news ->> 'page', news -> 'params', news ->> 'query', now(),
           (select now() from notification_preferences chosen where chosen.user_id = member.user_id and news ->> 'kind' = any(chosen.texted))
      from account_members member
     where member.account_id = account and member.is_open and member.user_id is distinct from actor_user()
       and (member.relation = news ->> 'to' or news -> 'to' ? replace(member.user_id::text, '-', ''))
    on conflict (user_id, key) do nothing
    returning user_id)
  select coalesce(array_agg(user_id), '{}') into told from added;
  delete from notifications old
   where old.user_id = any(told)
     and old.id <= (select kept.id from notifications kept where kept.user_id = old.user_id order by kept.id desc offset most limit 1);
  perform tell_change('notifications', told);
  return cardinality(told);
end $$;
revoke execute on function write_notifications(jsonb, uuid, integer) from public;

-- Tells people of an account of something, but not whoever does it. They are its client, its advisors, or those of both who are named. How many were told.
create function notify_account(news jsonb, most integer) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  account constant uuid := news ->> 'account';
begin
  if coalesce(actor_kind(), '') not in ('system', 'admin', 'advisor', 'investor') or not may_see(account) then
    raise insufficient_privilege using message = 'Of an account tells who sees it.';
  end if;
  return write_notifications(news, account, most);
end $$;
revoke execute on function notify_account(jsonb, integer) from public;
grant execute on function notify_account(jsonb, integer) to portal_app;
