CREATE INDEX "activities_account" ON "activities" USING btree ("account_id","id") WHERE account_id is not null;
--> statement-breakpoint
-- A client sees what others did on his own accounts.
alter policy read on activities using (actor_kind() in ('system', 'admin') or user_id = actor_user()
  or (actor_kind() = 'investor' and account_id is not null and may_see(account_id)));
