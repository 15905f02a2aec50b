-- Whether the actor is the adviser of an account that is open to the person as its client.
create function advises(person uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp set app.actor_kind = 'system' as $$
  select exists (select from account_members client join account_members mine on mine.account_id = client.account_id
                  where client.user_id = person and client.relation = 'client' and client.is_open
                    and mine.user_id = actor_user() and mine.relation = 'advisor' and mine.is_open)
$$;
revoke execute on function advises(uuid) from public;
grant execute on function advises(uuid) to portal_app;

-- How it stands with someone's form, and nothing of what is in it, for administrators and for the advisers of accounts of theirs.
create function form_state(person uuid, asked text)
  returns table (asked_at timestamptz, saved_at timestamptz, submitted_at timestamptz, has_submitted boolean)
  language sql stable security definer set search_path = public, pg_temp set app.actor_kind = 'system' as $$
  select one.asked_at, one.saved_at, one.submitted_at, bool_or(one.submitted_at is not null) over () from submissions one
   where one.user_id = person and one.process = asked and (
     exists (select from users where id = actor_user() and role = 'admin')
     or advises(person))
   order by one.submitted_at desc nulls first limit 1
$$;
revoke execute on function form_state(uuid, text) from public;
grant execute on function form_state(uuid, text) to portal_app;

create function keep_submission() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if old.submitted_at is not null and (new.process, new.user_id, new.answers, new.form, new.result, new.asked_at, new.saved_at, new.submitted_at)
    is distinct from (old.process, old.user_id, old.answers, old.form, old.result, old.asked_at, old.saved_at, old.submitted_at)
  then raise insufficient_privilege using message = 'What was handed in stays as it is.'; end if;
  if jsonb_typeof(new.answers) <> 'object' or octet_length(new.answers::text) > 100000
  then raise check_violation using message = 'Answers are answers to some fields.'; end if;
  if old.submitted_at is null and new.submitted_at is not null then new.submitted_at := now(); end if;
  return new;
end $$;
revoke execute on function keep_submission() from public;

create trigger keep_submission before update on submissions for each row execute function keep_submission();

-- Says who sent what through a process of a portal, beside the record with the answers. A sender or portal that is gone has no line, an account that is gone is none.
create function file_process_submission() returns trigger
  language plpgsql security definer set search_path = public, pg_temp set app.actor_kind = 'system' as $$
begin
  insert into process_submissions (submission_id, process_id, portal_id, user_id, account_id)
  select new.id, (new.data ->> 'process')::uuid, portal.id, sender.id, account.id
    from users sender join portals portal on portal.id = (new.data ->> 'portal')::uuid
    left join accounts account on account.id = (new.data ->> 'account')::uuid and account.portal_id = portal.id
   where sender.id = (new.data ->> 'sender')::uuid;
  return null;
end $$;
revoke execute on function file_process_submission() from public;

create trigger file_process_submission after insert on content_records for each row
  when (new.collection = 'submissions' and new.data ? 'portal') execute function file_process_submission();
