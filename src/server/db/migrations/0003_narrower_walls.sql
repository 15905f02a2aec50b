-- What stands for the owner looks at temporary tables last: otherwise a temporary table called account_members would decide who sees what.
alter function may_see(uuid) set search_path = public, pg_temp;
--> statement-breakpoint
alter function may_see_person(uuid) set search_path = public, pg_temp;
--> statement-breakpoint
-- Seeing is not changing: what an account holds is changed by the office, never by its client.
do $$
declare
  client_table text;
begin
  for client_table in select tablename from pg_policies where schemaname = 'public' and policyname = 'own_accounts' and tablename <> 'account_members' loop
    execute format('create policy office_adds on %I as restrictive for insert with check (actor_kind() in (''system'', ''admin'', ''advisor''))', client_table);
    execute format('create policy office_changes on %I as restrictive for update using (actor_kind() in (''system'', ''admin'', ''advisor''))', client_table);
    execute format('create policy office_removes on %I as restrictive for delete using (actor_kind() in (''system'', ''admin'', ''advisor''))', client_table);
  end loop;
end $$;
--> statement-breakpoint
-- Who may see an account is decided by administrators alone, also when it is taken away.
create policy administrators_change on account_members as restrictive for update using (actor_kind() in ('system', 'admin'));
--> statement-breakpoint
create policy administrators_remove on account_members as restrictive for delete using (actor_kind() in ('system', 'admin'));
--> statement-breakpoint
-- A person's row says what that person may do; nobody writes it for himself.
drop policy known_people on users;
--> statement-breakpoint
create policy known_people on users for select using (may_see_person(id));
--> statement-breakpoint
create policy kept_by_administrators on users using (actor_kind() in ('system', 'admin')) with check (actor_kind() in ('system', 'admin'));
