CREATE TABLE "client_group_members" (
	"account_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"member_since" timestamp with time zone DEFAULT now() NOT NULL,
	"source" text DEFAULT 'entered' NOT NULL,
	CONSTRAINT "client_group_members_account_id_group_id_pk" PRIMARY KEY("account_id","group_id"),
	CONSTRAINT "client_group_members_source" CHECK ("client_group_members"."source" in ('import', 'entered'))
);
--> statement-breakpoint
CREATE TABLE "client_groups" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"portal_id" uuid NOT NULL,
	"name" text NOT NULL,
	"score" double precision,
	"welcome" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"kept_by" uuid,
	"import_name" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "client_groups_import_name" UNIQUE("portal_id","import_name"),
	CONSTRAINT "client_groups_score" CHECK ("client_groups"."score" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "imported_group_members" (
	"account_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	CONSTRAINT "imported_group_members_account_id_group_id_pk" PRIMARY KEY("account_id","group_id")
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "group_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "client_group_members" ADD CONSTRAINT "client_group_members_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_group_members" ADD CONSTRAINT "client_group_members_group_id_client_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."client_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_groups" ADD CONSTRAINT "client_groups_portal_id_portals_id_fk" FOREIGN KEY ("portal_id") REFERENCES "public"."portals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_groups" ADD CONSTRAINT "client_groups_kept_by_users_id_fk" FOREIGN KEY ("kept_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_group_members" ADD CONSTRAINT "imported_group_members_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_group_members" ADD CONSTRAINT "imported_group_members_group_id_client_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."client_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "client_group_members_of" ON "client_group_members" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "client_groups_kept_by" ON "client_groups" USING btree ("kept_by");--> statement-breakpoint
CREATE INDEX "imported_group_members_of" ON "imported_group_members" USING btree ("group_id");--> statement-breakpoint
INSERT INTO "client_groups" ("portal_id", "name", "import_name") SELECT DISTINCT "portal_id", "named", "named" FROM "accounts" CROSS JOIN LATERAL unnest("groups") "named";--> statement-breakpoint
INSERT INTO "imported_group_members" ("account_id", "group_id") SELECT DISTINCT "accounts"."id", "own"."id" FROM "accounts" CROSS JOIN LATERAL unnest("groups") "named" JOIN "client_groups" "own" ON "own"."portal_id" = "accounts"."portal_id" AND "own"."import_name" = "named";--> statement-breakpoint
INSERT INTO "client_group_members" ("account_id", "group_id", "source") SELECT "account_id", "group_id", 'import' FROM "imported_group_members";--> statement-breakpoint
UPDATE "accounts" SET "group_ids" = "own"."ids" FROM (SELECT "account_id", array_agg("group_id" ORDER BY "group_id") AS "ids" FROM "client_group_members" GROUP BY "account_id") "own" WHERE "accounts"."id" = "own"."account_id";
