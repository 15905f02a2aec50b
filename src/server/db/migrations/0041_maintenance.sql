CREATE TABLE "maintenance" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	"until" timestamp with time zone,
	"words" text,
	"begun_by" uuid,
	CONSTRAINT "maintenance_once" CHECK ("maintenance"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "maintenance" ADD CONSTRAINT "maintenance_begun_by_users_id_fk" FOREIGN KEY ("begun_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
alter table maintenance enable row level security;
--> statement-breakpoint
alter table maintenance force row level security;
--> statement-breakpoint
create policy seen_by_all on maintenance for select using (true);
--> statement-breakpoint
create policy kept_by_administrators on maintenance using (actor_kind() in ('system', 'admin')) with check (actor_kind() in ('system', 'admin'));
--> statement-breakpoint
grant select, insert, delete, maintain on maintenance to portal_app;
--> statement-breakpoint
-- Whoever keeps the market in memory asks which state it is in: a new one makes every process forget what it has read.
create function forget_market() returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if actor_kind() not in ('system', 'admin') then raise insufficient_privilege using message = 'The market is forgotten for administrators alone.'; end if;
  update market_state set version = version + 1;
end $$;
--> statement-breakpoint
revoke execute on function forget_market() from public;
--> statement-breakpoint
grant execute on function forget_market() to portal_app;
