ALTER TABLE "instruments" ADD COLUMN "is_published" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "instruments" i SET "is_published" = true
 WHERE NOT EXISTS (SELECT FROM "audit_events" WHERE "action" = 'holding-added' AND "after" ? 'security' AND "after" ->> 'symbol' = i."symbol")
   AND NOT EXISTS (SELECT FROM "import_securities" WHERE "choice" ->> 'kind' = 'new' AND "choice" ->> 'symbol' = i."symbol");
