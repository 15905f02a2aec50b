CREATE TABLE "fund_weights" (
	"instrument_id" uuid NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"weight" numeric NOT NULL,
	CONSTRAINT "fund_weights_instrument_id_day_kind_key_pk" PRIMARY KEY("instrument_id","day","kind","key")
);
--> statement-breakpoint
CREATE TABLE "model_targets" (
	"model_id" uuid NOT NULL,
	"asset_class" text NOT NULL,
	"min" numeric NOT NULL,
	"target" numeric NOT NULL,
	"max" numeric NOT NULL,
	CONSTRAINT "model_targets_model_id_asset_class_pk" PRIMARY KEY("model_id","asset_class")
);
--> statement-breakpoint
CREATE TABLE "models" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "models_name_unique" UNIQUE("name")
);
--> statement-breakpoint
ALTER TABLE "portfolios" ADD COLUMN "model_id" uuid;--> statement-breakpoint
ALTER TABLE "instruments" ADD COLUMN "return_basis" text;--> statement-breakpoint
ALTER TABLE "instruments" ADD COLUMN "factsheet" text;--> statement-breakpoint
ALTER TABLE "prices" ADD COLUMN "quarantine" text;--> statement-breakpoint
ALTER TABLE "prices" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "fund_weights" ADD CONSTRAINT "fund_weights_instrument_id_instruments_id_fk" FOREIGN KEY ("instrument_id") REFERENCES "public"."instruments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_targets" ADD CONSTRAINT "model_targets_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portfolios" ADD CONSTRAINT "portfolios_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Models and published weights are nobody's in particular: read by everybody, kept by the office.
grant select, insert, update, delete, maintain on fund_weights, models, model_targets to portal_app;
--> statement-breakpoint
do $$
declare
  shared_table text;
begin
  foreach shared_table in array array['fund_weights', 'models', 'model_targets'] loop
    execute format('create trigger kept_by_the_office before insert or update or delete on %I for each statement execute function refuse_strangers()', shared_table);
  end loop;
end $$;
