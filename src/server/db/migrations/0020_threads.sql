CREATE TABLE "thread_messages" (
	"account_id" uuid NOT NULL,
	"thread_id" uuid NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"side" text NOT NULL,
	"is_internal" boolean DEFAULT false NOT NULL,
	"written_by" uuid,
	"written_by_name" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "thread_messages_account_id_thread_id_id_pk" PRIMARY KEY("account_id","thread_id","id"),
	CONSTRAINT "thread_messages_side" CHECK ("thread_messages"."side" in ('client', 'firm')),
	CONSTRAINT "thread_messages_internal" CHECK (not "thread_messages"."is_internal" or "thread_messages"."side" = 'firm'),
	CONSTRAINT "thread_messages_text" CHECK (char_length("thread_messages"."text") between 1 and 10000)
);
--> statement-breakpoint
CREATE TABLE "thread_readers" (
	"account_id" uuid NOT NULL,
	"thread_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"read_at" timestamp with time zone,
	"archived_at" timestamp with time zone,
	CONSTRAINT "thread_readers_account_id_thread_id_user_id_pk" PRIMARY KEY("account_id","thread_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "threads" (
	"account_id" uuid NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"subject" text NOT NULL,
	"subject_key" text GENERATED ALWAYS AS (translate(normalize(lower((subject) collate "pg_c_utf8"), NFD), 'ς̧̨̦̀́̂̃̄̆̇̈̊̋̌̓̔͂ͅ', 'σ')) STORED NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_by" uuid,
	"started_by_name" text NOT NULL,
	"assigned_to" uuid,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_side" text,
	"has_of_client" boolean DEFAULT false NOT NULL,
	"has_of_firm" boolean DEFAULT false NOT NULL,
	CONSTRAINT "threads_account_id_id_pk" PRIMARY KEY("account_id","id"),
	CONSTRAINT "threads_subject" CHECK (char_length("threads"."subject") between 1 and 200),
	CONSTRAINT "threads_last_side" CHECK ("threads"."last_side" in ('client', 'firm'))
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "is_messenger" boolean;--> statement-breakpoint
ALTER TABLE "thread_messages" ADD CONSTRAINT "thread_messages_written_by_users_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_messages" ADD CONSTRAINT "thread_messages_thread" FOREIGN KEY ("account_id","thread_id") REFERENCES "public"."threads"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_readers" ADD CONSTRAINT "thread_readers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_readers" ADD CONSTRAINT "thread_readers_thread" FOREIGN KEY ("account_id","thread_id") REFERENCES "public"."threads"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_assigned_to_users_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "thread_messages_written" ON "thread_messages" USING btree ("written_by","at");--> statement-breakpoint
CREATE UNIQUE INDEX "threads_id" ON "threads" USING btree ("id");--> statement-breakpoint
CREATE INDEX "threads_newest" ON "threads" USING btree ("account_id","last_at","id");--> statement-breakpoint
CREATE INDEX "threads_newest_of_all" ON "threads" USING btree ("last_at","id");--> statement-breakpoint
CREATE INDEX "threads_unanswered" ON "threads" USING btree ("account_id","last_at") WHERE last_side = 'client';--> statement-breakpoint
CREATE INDEX "threads_of_assigned" ON "threads" USING btree ("assigned_to","last_at");