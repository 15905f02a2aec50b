CREATE TABLE "planned_funds" (
	"account_id" uuid NOT NULL,
	"projection_id" uuid NOT NULL,
	"fund_id" uuid NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "planned_funds_account_id_projection_id_fund_id_pk" PRIMARY KEY("account_id","projection_id","fund_id")
);
--> statement-breakpoint
ALTER TABLE "projections" DROP CONSTRAINT "projections_payments";--> statement-breakpoint
ALTER TABLE "planned_funds" ADD CONSTRAINT "planned_funds_account_id_projection_id_projections_account_id_id_fk" FOREIGN KEY ("account_id","projection_id") REFERENCES "public"."projections"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "planned_funds_fund" ON "planned_funds" USING btree ("fund_id");--> statement-breakpoint
ALTER TABLE "projections" ADD CONSTRAINT "projections_payments" CHECK (char_length("projections"."payments") <= 1400);