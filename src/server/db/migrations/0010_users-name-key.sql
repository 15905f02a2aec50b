DROP INDEX "users_name";--> statement-breakpoint
DROP INDEX "users_email_key";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "name_key" text GENERATED ALWAYS AS (translate(normalize(lower((name) collate "pg_c_utf8"), NFD), 'ς̧̨̦̀́̂̃̄̆̇̈̊̋̌̓̔͂ͅ', 'σ')) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "users_name_key" ON "users" USING btree ("name_key","id");--> statement-breakpoint
CREATE INDEX "users_email_key" ON "users" USING btree ("email_key","id");