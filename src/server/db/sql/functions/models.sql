-- A form of a model says its targets too: whoever changes them, an import among them, changes the version that the form was drawn of.
create function count_model_version() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  update models set version = version + 1 where id = coalesce(new.model_id, old.model_id);
  return null;
end $$;

create trigger count_model_version after insert or update or delete on model_targets
  for each row execute function count_model_version();
