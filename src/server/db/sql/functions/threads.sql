-- Whether the person is one of the firm to whom the account is open. Asked of whom a client writes to: nobody else is given a thread.
create function looks_after(account uuid, person uuid) returns boolean
  language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return exists (select from account_members where account_id = account and user_id = person and relation = 'advisor' and is_open);
end $$;

-- What a thread says of its messages: of notes that no client sees, nothing.
create function thread_goes_on() returns trigger
  language plpgsql security definer set search_path = public, pg_temp set app.actor_kind = 'system' as $$
begin
  update threads
     set last_at = greatest(last_at, new.at), last_side = new.side, has_of_client = has_of_client or new.side = 'client', has_of_firm = has_of_firm or new.side = 'firm'
   where account_id = new.account_id and id = new.thread_id;
  perform tell_change('threads', array[new.account_id]);
  return null;
end $$;

create trigger thread_goes_on after insert on thread_messages
  for each row when (not new.is_internal and new.held_until is null) execute function thread_goes_on();
create trigger thread_goes_on_released after update on thread_messages
  for each row when (old.held_until is not null and new.held_until is null) execute function thread_goes_on();

-- The library gets a copy of a message once it is sent, if its writer chose so: whoever sends it, by hand or as a job, and once.
create function ask_for_copy() returns trigger
  language plpgsql security definer set search_path = public, pg_temp set app.actor_kind = 'system' as $$
begin
  insert into library_copies (source_id, account_id, thread_id) values (new.id, new.account_id, new.thread_id);
  return null;
end $$;
revoke execute on function ask_for_copy() from public;

create trigger ask_for_copy after insert on thread_messages
  for each row when (new.copies and new.held_until is null) execute function ask_for_copy();
create trigger ask_for_copy_released after update on thread_messages
  for each row when (new.copies and old.held_until is not null and new.held_until is null) execute function ask_for_copy();

-- An open thread shows how it stands with the copies of its messages.
create function copy_goes_on() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform tell_change('threads', array[new.account_id]);
  return null;
end $$;
revoke execute on function copy_goes_on() from public;

create trigger copy_goes_on after update on library_copies for each row when (new.thread_id is not null) execute function copy_goes_on();

-- Where something was said, the newest first: from the index of words, which row-level security would keep from being asked. Of these rows the actor sees
-- those that the policies of the table show: it asks for them by their key.
create function messages_saying(wanted text, accounts uuid[]) returns table (account_id uuid, thread_id uuid, id uuid)
  language plpgsql stable security definer set search_path = public, pg_temp set app.actor_kind = 'system' as $$
begin
  return query select message.account_id, message.thread_id, message.id from thread_messages message
    where message.words @@ (websearch_to_tsquery('english', wanted) || websearch_to_tsquery('greek', wanted))
      and (accounts is null or message.account_id = any(accounts))
    order by message.at desc limit 1000;
end $$;
revoke execute on function messages_saying(text, uuid[]) from public;
grant execute on function messages_saying(text, uuid[]) to portal_app;

-- What someone has read or put away is the same on their other pages. Reading what is read tells no one: an open thread is loaded anew when it is told.
create function thread_is_read() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform tell_change('threads', array[new.account_id]);
  return null;
end $$;
revoke execute on function thread_is_read() from public;

create trigger thread_is_read_first after insert on thread_readers for each row execute function thread_is_read();
create trigger thread_is_read after update on thread_readers for each row when (old is distinct from new) execute function thread_is_read();

-- Functions, not sub-selects in a policy: refused by a distributed PostgreSQL. They ask as whoever asks: the policies of messages decide.
create function sees_message(account uuid, thread uuid, message uuid) returns boolean language plpgsql stable set search_path = public, pg_temp as $$
begin
  return exists (select from thread_messages where account_id = account and thread_id = thread and id = message);
end $$;

-- Whether the actor writes it in this very transaction: to what was written before nothing is added.
create function writes_message(account uuid, thread uuid, message uuid) returns boolean language plpgsql stable set search_path = public, pg_temp as $$
begin
  return exists (select from thread_messages
                  where account_id = account and thread_id = thread and id = message and written_by = actor_user() and at = now());
end $$;
