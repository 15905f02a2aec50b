ALTER TABLE "images" DROP CONSTRAINT "images_of_one";--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "organisation_id" uuid;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_organisation_id_unique" UNIQUE("organisation_id");--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_of_one" CHECK (num_nonnulls("images"."portal_id", "images"."user_id", "images"."organisation_id") = 1);
--> statement-breakpoint
-- Seen by whoever may see the organisation, and changed by whoever may change it.
create policy logos_like_organisations on images for select
  using (organisation_id is not null and exists (select from organisations where organisations.id = organisation_id));
--> statement-breakpoint
create policy kept_by_administrators on images
  using (organisation_id is not null and actor_kind() = 'admin') with check (organisation_id is not null and actor_kind() = 'admin');
