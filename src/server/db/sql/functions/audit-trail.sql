-- What the hash of a row is taken of (docs/decisions/020-audit-trail.md): every value as text, its length in bytes before it, so that no two
-- rows read alike; `-` for what is empty. `npm run audit:verify` writes the same outside of the database.
create function audit_text(event audit_events) returns text language sql stable set search_path = public, pg_temp set datestyle = 'ISO'
  return (
    select string_agg(coalesce(octet_length(convert_to(part, 'UTF8')) || ':' || part, '-'), E'\n' order by place)
      from unnest(array[encode(event.previous_hash, 'hex'), event.seq::text,
        to_char(event.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), event.actor_kind, event.actor_id, event.on_behalf_of::text,
        event.portal_id::text, event.account_id::text, event.action, event.target_kind, event.target_id, event.before::text,
        event.after::text, event.network, event.request_id, event.outcome]) with ordinality as parts (part, place));

-- The only way into the trail: one transaction after the other until it ends, so it is called last, just before the commit. They
-- queue at an advisory lock: at the row of the head each one that wakes would begin to wait again. What is asked behind the lock sees what the
-- one before has committed. All but the system write in their own name, on behalf of whom the settings say.
create function append_audit(events jsonb) returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  told audit_events[] := array(select one from jsonb_populate_recordset(null::audit_events, events) one);
  own_kind constant text := case actor_kind() when 'viewer' then current_setting('app.viewer_kind', true) else actor_kind() end;
  own_id constant text := case actor_kind() when 'service' then current_setting('app.service_id', true) else replace(actor_user()::text, '-', '') end;
  head audit_head;
  event audit_events;
begin
  perform pg_advisory_xact_lock(7241993);
  select * into strict head from audit_head;
  foreach event in array told loop
    if actor_kind() is distinct from 'system' and (event.actor_kind is distinct from own_kind
       or event.actor_id is distinct from own_id
       or event.on_behalf_of is distinct from actor_behalf()) then
      raise insufficient_privilege using message = 'The trail is written in one''s own name.';
    end if;
    event.seq := head.seq + 1;
    event.at := clock_timestamp();
    event.previous_hash := head.hash;
    event.hash := sha256(convert_to(audit_text(event), 'UTF8'));
    insert into audit_events select event.*;
    head.seq := event.seq;
    head.hash := event.hash;
  end loop;
  update audit_head set seq = head.seq, hash = head.hash;
end $$;
revoke execute on function append_audit(jsonb) from public;
grant execute on function append_audit(jsonb) to portal_app;

-- Also the owner changes nothing by accident.
create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise insufficient_privilege using message = format('%s is only added to.', tg_table_name);
end $$;

create trigger only_added_to before update or delete or truncate on audit_events execute function refuse_audit_change();

create trigger one_head before insert or delete or truncate on audit_head execute function refuse_audit_change();
