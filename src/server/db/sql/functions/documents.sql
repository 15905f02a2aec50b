-- Whether the actor may change the document: what the policy of documents says, asked for its versions.
-- A function, not a sub-select in a policy: refused by a distributed PostgreSQL.
create function may_keep_document(account uuid, document uuid) returns boolean
  language plpgsql stable set search_path = public, pg_temp as $$
begin
  if actor_kind() not in ('system', 'admin', 'advisor', 'investor') then return false; end if;
  return exists (select from documents where account_id = account and id = document
    and (actor_kind() in ('system', 'admin', 'advisor') or created_by = actor_user()));
end $$;
