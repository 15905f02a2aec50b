CREATE TABLE "submissions" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"process" text NOT NULL,
	"user_id" uuid NOT NULL,
	"answers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"form" jsonb,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"asked_by" uuid,
	"saved_at" timestamp with time zone,
	"submitted_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "submissions_process" CHECK (process in ('onboarding')),
	CONSTRAINT "submissions_form" CHECK (("submissions"."form" is null) = ("submissions"."submitted_at" is null))
);
--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "submissions_one_open" ON "submissions" USING btree ("user_id","process") WHERE submitted_at is null;--> statement-breakpoint
CREATE INDEX "submissions_of" ON "submissions" USING btree ("user_id","process","id");
--> statement-breakpoint
alter table submissions enable row level security;
--> statement-breakpoint
alter table submissions force row level security;
--> statement-breakpoint
-- Whoever shares an account with somebody, looks after it, or sees a portal as somebody does not read what he wrote of himself; the office reads what
-- was handed in, and no drafts.
create policy own_and_handed_in_for_the_office on submissions for select
  using (user_id = actor_user() or actor_kind() = 'system' or (actor_kind() = 'admin' and submitted_at is not null));
--> statement-breakpoint
-- How it stands with somebody's form, and nothing of what is in it, for the office and for the advisers of accounts of his.
create function form_state(person uuid, asked text)
  returns table (asked_at timestamptz, saved_at timestamptz, submitted_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp set app.actor_kind = 'system' as $$
  select one.asked_at, one.saved_at, one.submitted_at from submissions one
   where one.user_id = person and one.process = asked and (
     exists (select from users where id = actor_user() and role = 'admin')
     or exists (select from account_members client join account_members mine on mine.account_id = client.account_id
                 where client.user_id = person and client.relation = 'client' and client.is_open
                   and mine.user_id = actor_user() and mine.relation = 'advisor' and mine.is_open))
   order by one.submitted_at desc nulls first limit 1
$$;
--> statement-breakpoint
revoke execute on function form_state(uuid, text) from public;
--> statement-breakpoint
grant execute on function form_state(uuid, text) to portal_app;
--> statement-breakpoint
create policy asked_by_the_system on submissions for insert with check (actor_kind() = 'system');
--> statement-breakpoint
create policy written_by_the_system on submissions for update using (actor_kind() = 'system') with check (actor_kind() = 'system');
--> statement-breakpoint
create policy withdrawn_by_the_system on submissions for delete using (actor_kind() = 'system' and submitted_at is null);
--> statement-breakpoint
grant select, delete, maintain on submissions to portal_app;
--> statement-breakpoint
grant insert (process, user_id, asked_by) on submissions to portal_app;
--> statement-breakpoint
grant update (answers, form, saved_at, submitted_at) on submissions to portal_app;
--> statement-breakpoint
create function keep_submission() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if old.submitted_at is not null and (new.process, new.user_id, new.answers, new.form, new.asked_at, new.saved_at, new.submitted_at)
    is distinct from (old.process, old.user_id, old.answers, old.form, old.asked_at, old.saved_at, old.submitted_at)
  then raise insufficient_privilege using message = 'What was handed in stays as it is.'; end if;
  if jsonb_typeof(new.answers) <> 'object' or octet_length(new.answers::text) > 100000
  then raise check_violation using message = 'Answers are answers to some fields.'; end if;
  if old.submitted_at is null and new.submitted_at is not null then new.submitted_at := now(); end if;
  return new;
end $$;
--> statement-breakpoint
revoke execute on function keep_submission() from public;
--> statement-breakpoint
create trigger keep_submission before update on submissions for each row execute function keep_submission();
--> statement-breakpoint
create trigger versioned before update on submissions for each row
  when (old.answers is distinct from new.answers) execute function count_version();
