-- What a reader's words stand for: as they are written, or after the roots of English or of Greek. What is `folded` has no accents.
create function content_query(wanted text, folded text) returns tsquery language plpgsql immutable set search_path = public, pg_temp as $$
begin
  return plainto_tsquery('simple', folded) || plainto_tsquery('english', wanted) || plainto_tsquery('greek', folded);
end $$;

-- The entries that say it, the most telling first: from the index of words, which row-level security would keep from being asked. Of these rows the actor
-- sees those that the policies of the table show: it asks for them by their key.
create function content_saying(asked tsquery) returns table (record_id uuid, weight real)
  language plpgsql stable security definer set search_path = public, pg_temp set app.actor_kind = 'system' as $$
begin
  return query select entry.record_id, ts_rank(entry.words, asked) from published_content entry
    where entry.words @@ asked and entry.collection in ('pages', 'posts', 'team')
    order by 2 desc, 1 limit 1000;
end $$;
revoke execute on function content_saying(tsquery) from public;
grant execute on function content_saying(tsquery) to portal_app;
