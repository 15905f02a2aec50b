-- What the actor may see is decided in the database too. The settings `app.…` are made with the BEGIN of every transaction (database.ts);
-- without them nothing of a client is visible.
create function actor_kind() returns text language sql stable parallel safe
  return current_setting('app.actor_kind', true);

create function actor_user() returns uuid language sql stable parallel safe
  return nullif(current_setting('app.user_id', true), '')::uuid;

-- An adviser who views as a client is a kind of their own, `viewer`, so every policy that does not name it is closed to them. The settings say who
-- they are themselves (`app.viewer_kind`, `app.user_id`) and on whose behalf they look: what they see is open to both.
create function actor_behalf() returns uuid language sql stable parallel safe
  return nullif(current_setting('app.on_behalf_of', true), '')::uuid;

-- Which system asks: an API client, by the number of its row.
create function actor_service() returns uuid language sql stable parallel safe
  return nullif(current_setting('app.service_id', true), '')::uuid;

-- Whether the API client that asks has one of these scopes and is not revoked: asked of the table, whatever the application believes.
create function service_may(wanted text[]) returns boolean
  language plpgsql stable security definer set search_path = public, pg_temp set app.actor_kind = 'system' as $$
begin
  return exists (select from api_clients where id = actor_service() and scopes && wanted and revoked_at is null);
end $$;

-- Whether the API client that asks may read what the reports of clients are made of. Asked row by row, so the answer is remembered for the transaction.
create function reads_reports() returns boolean
  language plpgsql stable parallel unsafe security definer set search_path = public, pg_temp as $$
declare
  asked text := current_setting('app.service_id', true);
begin
  if actor_kind() is distinct from 'service' then return false; end if;
  if current_setting('app.reads_reports', true) = asked then return true; end if;
  if not service_may(array['read-reports']) then return false; end if;
  asked := set_config('app.reads_reports', asked, true);
  return true;
end $$;

-- The organisation that the person who asks belongs to; null for anyone else.
create function actor_organisation() returns uuid
  language plpgsql stable security definer set search_path = public, pg_temp set app.actor_kind = 'system' as $$
begin
  return (select organisation_id from users where id = actor_user());
end $$;
