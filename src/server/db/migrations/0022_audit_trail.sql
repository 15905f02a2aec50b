CREATE TABLE "audit_events" (
	"seq" bigint PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text,
	"on_behalf_of" uuid,
	"portal_id" uuid,
	"account_id" uuid,
	"action" text NOT NULL,
	"target_kind" text,
	"target_id" text,
	"before" jsonb,
	"after" jsonb,
	"network" text,
	"request_id" text,
	"outcome" text NOT NULL,
	"previous_hash" "bytea" NOT NULL,
	"hash" "bytea" NOT NULL,
	CONSTRAINT "audit_events_outcome" CHECK ("audit_events"."outcome" in ('done', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "audit_head" (
	"id" smallint PRIMARY KEY NOT NULL,
	"seq" bigint NOT NULL,
	"hash" "bytea" NOT NULL,
	CONSTRAINT "audit_head_one" CHECK ("audit_head"."id" = 1)
);
--> statement-breakpoint
CREATE INDEX "audit_events_at" ON "audit_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_events_actor" ON "audit_events" USING btree ("actor_id","seq");--> statement-breakpoint
CREATE INDEX "audit_events_action" ON "audit_events" USING btree ("action","seq");--> statement-breakpoint
CREATE INDEX "audit_events_account" ON "audit_events" USING btree ("account_id","seq") WHERE account_id is not null;
--> statement-breakpoint
insert into audit_head (id, seq, hash) values (1, 0, decode(repeat('00', 32), 'hex'));
--> statement-breakpoint
-- What the hash of a row is taken of (docs/decisions/audit-trail.md): every value as text, its length in bytes before it, so that no two
-- rows read alike; `-` for what is empty. `npm run audit:verify` writes the same outside of the database.
create function audit_text(event audit_events) returns text language sql stable set search_path = public, pg_temp set datestyle = 'ISO'
  return (
    select string_agg(coalesce(octet_length(convert_to(part, 'UTF8')) || ':' || part, '-'), E'\n' order by place)
      from unnest(array[encode(event.previous_hash, 'hex'), event.seq::text,
        to_char(event.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), event.actor_kind, event.actor_id, event.on_behalf_of::text,
        event.portal_id::text, event.account_id::text, event.action, event.target_kind, event.target_id, event.before::text,
        event.after::text, event.network, event.request_id, event.outcome]) with ordinality as parts (part, place));
--> statement-breakpoint
-- The only way into the trail: one transaction after the other until it ends, so it is called last, just before the commit. They
-- queue at an advisory lock: at the row of the head each one that wakes would begin to wait anew. What is asked behind the lock sees what the
-- one before has committed. Whoever is not the system writes in his own name alone.
create function append_audit(events jsonb) returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  told audit_events[] := array(select one from jsonb_populate_recordset(null::audit_events, events) one);
  head audit_head;
  event audit_events;
begin
  perform pg_advisory_xact_lock(7241993);
  select * into strict head from audit_head;
  foreach event in array told loop
    if actor_kind() is distinct from 'system' and (event.actor_kind is distinct from actor_kind()
       or (actor_user() is not null and event.actor_id is distinct from replace(actor_user()::text, '-', ''))) then
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
--> statement-breakpoint
-- Also the owner changes nothing by accident.
create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise insufficient_privilege using message = format('%s is only added to.', tg_table_name);
end $$;
--> statement-breakpoint
create trigger only_added_to before update or delete or truncate on audit_events execute function refuse_audit_change();
--> statement-breakpoint
create trigger one_head before insert or delete or truncate on audit_head execute function refuse_audit_change();
--> statement-breakpoint
alter table audit_events enable row level security;
--> statement-breakpoint
alter table audit_events force row level security;
--> statement-breakpoint
create policy read on audit_events for select using (actor_kind() in ('system', 'admin')
  or (actor_kind() = 'investor' and account_id is not null and may_see(account_id)));
--> statement-breakpoint
create policy appended on audit_events for insert to current_user with check (true);
--> statement-breakpoint
alter table audit_head enable row level security;
--> statement-breakpoint
alter table audit_head force row level security;
--> statement-breakpoint
create policy read on audit_head for select using (actor_kind() = 'system');
--> statement-breakpoint
create policy moved on audit_head to current_user using (true) with check (true);
--> statement-breakpoint
revoke all on function append_audit(jsonb) from public;
--> statement-breakpoint
grant execute on function append_audit(jsonb) to portal_app;
--> statement-breakpoint
grant select on audit_events, audit_head to portal_app;
