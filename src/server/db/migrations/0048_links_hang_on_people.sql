ALTER TABLE "linked_identities" DROP CONSTRAINT "linked_identities_user_id_confirmed_addresses_user_id_fk";
--> statement-breakpoint
ALTER TABLE "linked_identities" ADD COLUMN "confirmed_by" uuid GENERATED ALWAYS AS (case when ended_at is null then user_id end) STORED;--> statement-breakpoint
ALTER TABLE "linked_identities" ADD CONSTRAINT "linked_identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "linked_identities" ADD CONSTRAINT "linked_identities_confirmed_by_confirmed_addresses_user_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."confirmed_addresses"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "linked_identities_confirmed_by" ON "linked_identities" USING btree ("confirmed_by");