ALTER TABLE "outgoing_messages" ADD COLUMN "counted_for" uuid;--> statement-breakpoint
ALTER TABLE "outgoing_messages" ADD COLUMN "is_of_new_device" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "signin_attempts" ADD COLUMN "awaits_pin" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "outgoing_messages" ADD CONSTRAINT "outgoing_messages_counted_for_users_id_fk" FOREIGN KEY ("counted_for") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Those that were sent before count for whom they reached; of numbers and addresses that are nobody's any more nothing is kept.
select set_config('app.actor_kind', 'system', true);
--> statement-breakpoint
update outgoing_messages set counted_for = coalesce(
    (select id from users where email_key = lower(recipient)),
    (select min(user_id::text)::uuid from user_security where phone = recipient))
 where kind = 'pin' or channel = 'sms';
--> statement-breakpoint
delete from outgoing_messages where (kind = 'pin' or channel = 'sms') and counted_for is null;
--> statement-breakpoint
select set_config('app.actor_kind', '', true);
--> statement-breakpoint
CREATE INDEX "outgoing_messages_counted" ON "outgoing_messages" USING btree ("counted_for","created_at");--> statement-breakpoint
CREATE INDEX "outgoing_messages_counted_channel" ON "outgoing_messages" USING btree ("channel","created_at") WHERE "outgoing_messages"."counted_for" is not null;--> statement-breakpoint
ALTER TABLE "outgoing_messages" ADD CONSTRAINT "outgoing_messages_limited" CHECK (("outgoing_messages"."kind" = 'pin' or "outgoing_messages"."channel" = 'sms') = ("outgoing_messages"."counted_for" is not null));--> statement-breakpoint
ALTER TABLE "signin_attempts" ADD CONSTRAINT "signin_attempts_awaits" CHECK (not "signin_attempts"."awaits_pin" or "signin_attempts"."pin_hmac" is null);