-- Anyone who saves says which version was read: of two who change the same thing the second is shown what the first did.
create function count_version() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  new.version := old.version + 1;
  return new;
end $$;
