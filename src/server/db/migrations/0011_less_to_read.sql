CREATE INDEX "transactions_quoting" ON "transactions" USING btree ("account_id","portfolio_id","day") WHERE voided_at is null and type in ('Split', 'CorporateAction', 'Call', 'Distribution');--> statement-breakpoint
CREATE INDEX "instruments_properties" ON "instruments" USING btree ("id") WHERE type = 'Property';
--> statement-breakpoint
-- The same walls. Asking `may_see` row by row is most of what a ledger or a series costs whoever may see everything.
do $$
declare
  client_table text;
  seen constant text := '(actor_kind() in (''system'', ''admin'') or may_see(account_id))';
begin
  for client_table in
    select tablename from pg_policies where schemaname = 'public' and policyname = 'own_accounts' and qual = 'may_see(account_id)' and with_check = qual
  loop
    execute format('alter policy own_accounts on %I using %s with check %s', client_table, seen, seen);
  end loop;
end $$;
