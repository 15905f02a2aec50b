-- A view takes no parameter: the day that a list shows, and the one that its sums are compared with, are settings of the transaction.
create function shown_day() returns date language sql stable parallel safe
  return nullif(current_setting('app.shown_day', true), '')::date;

create function compared_day() returns date language sql stable parallel safe
  return nullif(current_setting('app.compared_day', true), '')::date;

-- Whether figures of anyone end before a day: a list then looks for earlier ones. Tells nothing of anyone in particular.
create function anyone_behind(shown date) returns boolean
  language sql stable parallel unsafe security definer set search_path = public, pg_temp as $$
  select min(computed_through) < shown from ledger_marks
$$;

create function last_own_day(portal uuid, latest date) returns date
  language plpgsql stable parallel unsafe security definer set search_path = public, pg_temp as $$
declare
  kind constant text := actor_kind();
  own constant text := case kind when 'advisor' then 'advisor' when 'investor' then 'client' end;
  last_of_all date;
begin
  if kind = 'viewer' then
    return (select max(line.day) from accounts_as_client() seen (id)
              join accounts account on account.id = seen.id
             cross join lateral (select day from snapshots where account_id = account.id and day <= latest order by day desc limit 1) line
             where account.portal_id = portal);
  end if;
  last_of_all := (select max(day) from snapshots where day <= latest);
  if kind in ('admin', 'system') then
    if exists (select from snapshots line join accounts account on account.id = line.account_id
                where line.day = last_of_all and account.portal_id = portal) then return last_of_all; end if;
    return (select max(line.day) from accounts account
             cross join lateral (select day from snapshots where account_id = account.id and day <= latest order by day desc limit 1) line
             where account.portal_id = portal);
  end if;
  if exists (select from account_members member
               join accounts account on account.id = member.account_id
               join snapshots line on line.account_id = member.account_id
              where member.user_id = actor_user() and member.relation = own and member.is_open
                and line.day = last_of_all and account.portal_id = portal) then return last_of_all; end if;
  return (select max(line.day) from account_members member
            join accounts account on account.id = member.account_id
           cross join lateral (select day from snapshots where account_id = account.id and day <= latest order by day desc limit 1) line
           where member.user_id = actor_user() and member.relation = own and member.is_open and account.portal_id = portal);
end $$;
