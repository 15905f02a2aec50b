DROP INDEX "audit_events_person";--> statement-breakpoint
CREATE INDEX "audit_events_target" ON "audit_events" USING btree ("target_kind","target_id","seq");