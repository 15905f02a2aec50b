CREATE TABLE "account_members" (
	"account_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"relation" text NOT NULL,
	CONSTRAINT "account_members_account_id_user_id_pk" PRIMARY KEY("account_id","user_id"),
	CONSTRAINT "account_members_relation" CHECK ("account_members"."relation" in ('client', 'advisor'))
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"portal_id" uuid NOT NULL,
	"external_id" text,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"groups" text[] DEFAULT '{}' NOT NULL,
	"gender" text,
	"currency" text NOT NULL,
	"inception" date,
	"location" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "portals" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"name" text NOT NULL,
	"language" text,
	"theme" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "portals_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "portfolios" (
	"account_id" uuid NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"external_id" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"currency" text NOT NULL,
	"region" text,
	"inception" date,
	"objective" text,
	"risk_level" integer,
	"esg_rating" integer,
	"benchmark_id" uuid,
	CONSTRAINT "portfolios_account_id_id_pk" PRIMARY KEY("account_id","id"),
	CONSTRAINT "portfolios_external" UNIQUE("account_id","external_id"),
	CONSTRAINT "portfolios_risk" CHECK ("portfolios"."risk_level" between 1 and 10),
	CONSTRAINT "portfolios_esg" CHECK ("portfolios"."esg_rating" between 1 and 10)
);
--> statement-breakpoint
CREATE TABLE "benchmark_series" (
	"benchmark_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"year" integer NOT NULL,
	"first_day" date NOT NULL,
	"level" double precision[] NOT NULL,
	CONSTRAINT "benchmark_series_benchmark_id_currency_year_pk" PRIMARY KEY("benchmark_id","currency","year")
);
--> statement-breakpoint
CREATE TABLE "daily_series" (
	"account_id" uuid NOT NULL,
	"subject_id" uuid NOT NULL,
	"year" integer NOT NULL,
	"first_day" date NOT NULL,
	"currency" text NOT NULL,
	"value" double precision[] NOT NULL,
	"paid_in" double precision[] NOT NULL,
	"paid_out" double precision[] NOT NULL,
	"income" double precision[] NOT NULL,
	"charges" double precision[] NOT NULL,
	"taxes" double precision[] NOT NULL,
	"index" double precision[] NOT NULL,
	"gross_index" double precision[] NOT NULL,
	CONSTRAINT "daily_series_account_id_subject_id_year_pk" PRIMARY KEY("account_id","subject_id","year")
);
--> statement-breakpoint
CREATE TABLE "figure_states" (
	"account_id" uuid NOT NULL,
	"subject_id" uuid NOT NULL,
	"ledger_version" bigint NOT NULL,
	"first_day" date,
	"last_day" date,
	"computed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"problems" jsonb NOT NULL,
	CONSTRAINT "figure_states_account_id_subject_id_pk" PRIMARY KEY("account_id","subject_id")
);
--> statement-breakpoint
CREATE TABLE "positions" (
	"account_id" uuid NOT NULL,
	"portfolio_id" uuid NOT NULL,
	"holding" text NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date,
	"instrument_id" uuid,
	"currency" text NOT NULL,
	"units" numeric NOT NULL,
	"cost" numeric NOT NULL,
	"realised" numeric NOT NULL,
	"income" numeric NOT NULL,
	"lots" jsonb NOT NULL,
	CONSTRAINT "positions_account_id_portfolio_id_holding_from_day_pk" PRIMARY KEY("account_id","portfolio_id","holding","from_day")
);
--> statement-breakpoint
CREATE TABLE "snapshots" (
	"account_id" uuid NOT NULL,
	"subject_id" uuid NOT NULL,
	"day" date NOT NULL,
	"currency" text NOT NULL,
	"value" double precision,
	"paid_in" double precision NOT NULL,
	"paid_out" double precision NOT NULL,
	"return_1m" double precision,
	"return_3m" double precision,
	"return_ytd" double precision,
	"return_1y" double precision,
	"gain_1m" double precision,
	"gain_3m" double precision,
	"gain_ytd" double precision,
	"gain_1y" double precision,
	"benchmark_1m" double precision,
	"benchmark_3m" double precision,
	"benchmark_ytd" double precision,
	"benchmark_1y" double precision,
	"stale_prices" integer NOT NULL,
	"sparkline" real[] NOT NULL,
	CONSTRAINT "snapshots_account_id_subject_id_day_pk" PRIMARY KEY("account_id","subject_id","day")
);
--> statement-breakpoint
CREATE TABLE "commitments" (
	"account_id" uuid NOT NULL,
	"portfolio_id" uuid NOT NULL,
	"instrument_id" uuid NOT NULL,
	"day" date NOT NULL,
	"amount" numeric NOT NULL,
	"currency" text NOT NULL,
	CONSTRAINT "commitments_account_id_portfolio_id_instrument_id_pk" PRIMARY KEY("account_id","portfolio_id","instrument_id")
);
--> statement-breakpoint
CREATE TABLE "import_runs" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"source" text NOT NULL,
	"counts" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_marks" (
	"account_id" uuid NOT NULL,
	"portfolio_id" uuid NOT NULL,
	"first_changed_day" date NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL,
	"marked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_marks_account_id_portfolio_id_pk" PRIMARY KEY("account_id","portfolio_id")
);
--> statement-breakpoint
CREATE TABLE "reported_values" (
	"account_id" uuid NOT NULL,
	"portfolio_id" uuid NOT NULL,
	"instrument_id" uuid NOT NULL,
	"day" date NOT NULL,
	"value" numeric NOT NULL,
	"currency" text NOT NULL,
	CONSTRAINT "reported_values_account_id_portfolio_id_instrument_id_day_pk" PRIMARY KEY("account_id","portfolio_id","instrument_id","day")
);
--> statement-breakpoint
CREATE TABLE "transactions" (
	"account_id" uuid NOT NULL,
	"portfolio_id" uuid NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"source" text NOT NULL,
	"source_id" text NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "transactions_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"day" date NOT NULL,
	"settle_day" date,
	"type" text NOT NULL,
	"instrument_id" uuid,
	"units" numeric,
	"price" numeric,
	"amount" numeric NOT NULL,
	"currency" text NOT NULL,
	"fx_rate" numeric,
	"charges" numeric DEFAULT '0' NOT NULL,
	"tax" numeric DEFAULT '0' NOT NULL,
	"category" text,
	"note" text,
	"transfer_id" text,
	"counter_portfolio_id" uuid,
	"cost" numeric,
	"acquired" date,
	"ratio" numeric,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"voided_at" timestamp with time zone,
	CONSTRAINT "transactions_account_id_portfolio_id_id_pk" PRIMARY KEY("account_id","portfolio_id","id")
);
--> statement-breakpoint
CREATE TABLE "benchmark_components" (
	"benchmark_id" uuid NOT NULL,
	"from_day" date NOT NULL,
	"instrument_id" uuid NOT NULL,
	"weight" numeric NOT NULL,
	CONSTRAINT "benchmark_components_benchmark_id_from_day_instrument_id_pk" PRIMARY KEY("benchmark_id","from_day","instrument_id")
);
--> statement-breakpoint
CREATE TABLE "benchmarks" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"name" text NOT NULL,
	"rebalance" text DEFAULT 'monthly' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dividends" (
	"instrument_id" uuid NOT NULL,
	"ex_date" date NOT NULL,
	"pay_date" date,
	"amount" numeric NOT NULL,
	"currency" text NOT NULL,
	CONSTRAINT "dividends_instrument_id_ex_date_pk" PRIMARY KEY("instrument_id","ex_date")
);
--> statement-breakpoint
CREATE TABLE "exchange_rates" (
	"currency" text NOT NULL,
	"day" date NOT NULL,
	"per_euro" numeric NOT NULL,
	CONSTRAINT "exchange_rates_currency_day_pk" PRIMARY KEY("currency","day")
);
--> statement-breakpoint
CREATE TABLE "instruments" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"symbol" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"asset_class" text NOT NULL,
	"currency" text NOT NULL,
	"quote_unit" text,
	"isin" text,
	"sedol" text,
	"sector" text,
	"region" text,
	"strategy" text,
	"sub_strategy" text,
	"vintage" integer,
	"ter_underlying" numeric,
	"annual_growth" numeric,
	"coupon" numeric,
	"coupon_frequency" integer,
	"maturity" date,
	"day_count" text,
	"face_value" numeric,
	CONSTRAINT "instruments_symbol_unique" UNIQUE("symbol")
);
--> statement-breakpoint
CREATE TABLE "prices" (
	"instrument_id" uuid NOT NULL,
	"day" date NOT NULL,
	"close" numeric NOT NULL,
	CONSTRAINT "prices_instrument_id_day_pk" PRIMARY KEY("instrument_id","day")
);
--> statement-breakpoint
CREATE TABLE "activities" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"section" text NOT NULL,
	"user_id" uuid,
	"is_investor" boolean NOT NULL,
	"portal_id" uuid,
	"account_id" uuid,
	"info" text
);
--> statement-breakpoint
CREATE TABLE "auth_counters" (
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"in_a_row" integer DEFAULT 0 NOT NULL,
	"day" date NOT NULL,
	"today" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone,
	CONSTRAINT "auth_counters_kind_subject_pk" PRIMARY KEY("kind","subject")
);
--> statement-breakpoint
CREATE TABLE "credentials" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"password_hash" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox_messages" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text,
	"body" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"idle_deadline" timestamp with time zone NOT NULL,
	"absolute_deadline" timestamp with time zone NOT NULL,
	"second_factor" text NOT NULL,
	"user_agent" text,
	"as_of" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signin_attempts" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"pin_hmac" "bytea" NOT NULL,
	"pin_sent_at" timestamp with time zone NOT NULL,
	"pin_expires_at" timestamp with time zone NOT NULL,
	"pin_tries" integer DEFAULT 0 NOT NULL,
	"consumed_at" timestamp with time zone,
	CONSTRAINT "signin_attempts_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"title" text,
	"phone" text,
	"language" text,
	"theme" text,
	"organisation" text,
	"is_two_factor_disabled" boolean DEFAULT false NOT NULL,
	"is_disabled" boolean DEFAULT false NOT NULL,
	"pin_target" text DEFAULT 'sms' NOT NULL,
	"last_login_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_role" CHECK ("users"."role" in ('investor', 'advisor', 'admin'))
);
--> statement-breakpoint
ALTER TABLE "account_members" ADD CONSTRAINT "account_members_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_members" ADD CONSTRAINT "account_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_portal_id_portals_id_fk" FOREIGN KEY ("portal_id") REFERENCES "public"."portals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portfolios" ADD CONSTRAINT "portfolios_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portfolios" ADD CONSTRAINT "portfolios_benchmark_id_benchmarks_id_fk" FOREIGN KEY ("benchmark_id") REFERENCES "public"."benchmarks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "benchmark_series" ADD CONSTRAINT "benchmark_series_benchmark_id_benchmarks_id_fk" FOREIGN KEY ("benchmark_id") REFERENCES "public"."benchmarks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "daily_series" ADD CONSTRAINT "daily_series_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "figure_states" ADD CONSTRAINT "figure_states_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "positions" ADD CONSTRAINT "positions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "positions" ADD CONSTRAINT "positions_instrument_id_instruments_id_fk" FOREIGN KEY ("instrument_id") REFERENCES "public"."instruments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "snapshots" ADD CONSTRAINT "snapshots_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commitments" ADD CONSTRAINT "commitments_instrument_id_instruments_id_fk" FOREIGN KEY ("instrument_id") REFERENCES "public"."instruments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commitments" ADD CONSTRAINT "commitments_account_id_portfolio_id_portfolios_account_id_id_fk" FOREIGN KEY ("account_id","portfolio_id") REFERENCES "public"."portfolios"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_marks" ADD CONSTRAINT "ledger_marks_account_id_portfolio_id_portfolios_account_id_id_fk" FOREIGN KEY ("account_id","portfolio_id") REFERENCES "public"."portfolios"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reported_values" ADD CONSTRAINT "reported_values_instrument_id_instruments_id_fk" FOREIGN KEY ("instrument_id") REFERENCES "public"."instruments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reported_values" ADD CONSTRAINT "reported_values_account_id_portfolio_id_portfolios_account_id_id_fk" FOREIGN KEY ("account_id","portfolio_id") REFERENCES "public"."portfolios"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_instrument_id_instruments_id_fk" FOREIGN KEY ("instrument_id") REFERENCES "public"."instruments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_account_id_portfolio_id_portfolios_account_id_id_fk" FOREIGN KEY ("account_id","portfolio_id") REFERENCES "public"."portfolios"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "benchmark_components" ADD CONSTRAINT "benchmark_components_benchmark_id_benchmarks_id_fk" FOREIGN KEY ("benchmark_id") REFERENCES "public"."benchmarks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "benchmark_components" ADD CONSTRAINT "benchmark_components_instrument_id_instruments_id_fk" FOREIGN KEY ("instrument_id") REFERENCES "public"."instruments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dividends" ADD CONSTRAINT "dividends_instrument_id_instruments_id_fk" FOREIGN KEY ("instrument_id") REFERENCES "public"."instruments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prices" ADD CONSTRAINT "prices_instrument_id_instruments_id_fk" FOREIGN KEY ("instrument_id") REFERENCES "public"."instruments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signin_attempts" ADD CONSTRAINT "signin_attempts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_members_user" ON "account_members" USING btree ("user_id","account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "account_members_one_client" ON "account_members" USING btree ("account_id") WHERE relation = 'client';--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_external" ON "accounts" USING btree ("portal_id","external_id");--> statement-breakpoint
CREATE INDEX "portfolios_id" ON "portfolios" USING btree ("id");--> statement-breakpoint
CREATE INDEX "snapshots_day_value" ON "snapshots" USING btree ("day","value");--> statement-breakpoint
CREATE UNIQUE INDEX "transactions_live_source" ON "transactions" USING btree ("account_id","source","source_id") WHERE voided_at is null;--> statement-breakpoint
CREATE INDEX "transactions_live_day" ON "transactions" USING btree ("account_id","portfolio_id","day") WHERE voided_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "benchmarks_name" ON "benchmarks" USING btree ("name");--> statement-breakpoint
CREATE INDEX "instruments_name" ON "instruments" USING btree ("name");--> statement-breakpoint
CREATE INDEX "activities_at" ON "activities" USING btree ("at");--> statement-breakpoint
CREATE INDEX "outbox_messages_created" ON "outbox_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "signin_attempts_user" ON "signin_attempts" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email"));