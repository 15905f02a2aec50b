ALTER TABLE "access_groups" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "job" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
select set_config('app.actor_kind', 'system', true);
--> statement-breakpoint
update organisations set domain = nullif(lower(trim(domain)), '') where domain is distinct from nullif(lower(trim(domain)), '');
--> statement-breakpoint
select set_config('app.actor_kind', '', true);
--> statement-breakpoint
ALTER TABLE "organisations" ADD CONSTRAINT "organisations_domain" CHECK ("organisations"."domain" = lower("organisations"."domain") and "organisations"."domain" <> '');--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_job" CHECK ("users"."job" in ('investment-manager', 'financial-advisor'));
--> statement-breakpoint
-- Whoever saves says which version was read: of two who change the same thing the second is shown what the first did.
create function count_version() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  new.version := old.version + 1;
  return new;
end $$;
--> statement-breakpoint
create trigger versioned before update on organisations for each row
  when ((old.name, old.url, old.domain, old.address) is distinct from (new.name, new.url, new.domain, new.address)) execute function count_version();
--> statement-breakpoint
create trigger versioned before update on access_groups for each row
  when ((old.name, old.description) is distinct from (new.name, new.description)) execute function count_version();
--> statement-breakpoint
create trigger versioned before update on users for each row
  when ((old.name, old.title, old.job, old.organisation_id) is distinct from (new.name, new.title, new.job, new.organisation_id))
  execute function count_version();
