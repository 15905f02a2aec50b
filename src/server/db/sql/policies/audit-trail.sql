-- append_audit writes as the owner, for whom the row-level security of these two tables holds as well.
create policy appended on audit_events for insert to current_user with check (true);
create policy moved on audit_head to current_user using (true) with check (true);
