CREATE TABLE "portal_terms" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"portal_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"texts" jsonb NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	"published_by" uuid,
	CONSTRAINT "portal_terms_version" UNIQUE("portal_id","version"),
	CONSTRAINT "portal_terms_numbered" CHECK ("portal_terms"."version" > 0),
	CONSTRAINT "portal_terms_written" CHECK ("portal_terms"."texts" <> '{}')
);
--> statement-breakpoint
CREATE TABLE "terms_acceptances" (
	"account_id" uuid NOT NULL,
	"terms_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"accepted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "terms_acceptances_account_id_terms_id_user_id_pk" PRIMARY KEY("account_id","terms_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "portal_terms" ADD CONSTRAINT "portal_terms_portal_id_portals_id_fk" FOREIGN KEY ("portal_id") REFERENCES "public"."portals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_terms" ADD CONSTRAINT "portal_terms_published_by_users_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "terms_acceptances" ADD CONSTRAINT "terms_acceptances_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "terms_acceptances" ADD CONSTRAINT "terms_acceptances_terms_id_portal_terms_id_fk" FOREIGN KEY ("terms_id") REFERENCES "public"."portal_terms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "terms_acceptances" ADD CONSTRAINT "terms_acceptances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "terms_acceptances_of" ON "terms_acceptances" USING btree ("terms_id");--> statement-breakpoint
alter table portal_terms enable row level security;--> statement-breakpoint
alter table portal_terms force row level security;--> statement-breakpoint
-- Whoever may sign up has to be able to read them: everybody.
create policy published on portal_terms for select using (true);--> statement-breakpoint
create policy publish on portal_terms for insert with check (actor_kind() in ('system', 'admin'));--> statement-breakpoint
alter table terms_acceptances enable row level security;--> statement-breakpoint
alter table terms_acceptances force row level security;--> statement-breakpoint
create policy own_accounts on terms_acceptances for select using (may_see(account_id));--> statement-breakpoint
create policy accept on terms_acceptances for insert with check (actor_kind() = 'system');--> statement-breakpoint
-- When is the database's to say. Without a policy for it nobody changes or removes what was published or accepted.
grant select, update, delete, maintain on portal_terms, terms_acceptances to portal_app;--> statement-breakpoint
grant insert (portal_id, version, texts, published_by) on portal_terms to portal_app;--> statement-breakpoint
grant insert (account_id, terms_id, user_id) on terms_acceptances to portal_app;
