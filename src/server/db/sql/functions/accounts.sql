create function keep_client() returns trigger language plpgsql set search_path = public, pg_temp
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  update accounts account set client_user_id = linked.user_id
    from (select moved.id, member.user_id
            from (select distinct id from unnest(array[old.account_id, new.account_id]) both_ends (id)) moved
            left join account_members member on member.account_id = moved.id and member.relation = 'client') linked
   where account.id = linked.id and account.client_user_id is distinct from linked.user_id;
  return null;
end $$;

create trigger keep_client after insert or delete or update of account_id, user_id, relation on account_members
  for each row execute function keep_client();

-- The types of an account's portfolios, of which there are few, as one number: a list of thousands is filtered by it in half the time.
create function portfolio_type_bit(type text) returns integer language sql immutable strict parallel safe
  return 1 << array_position(array['GIA', 'ISA', 'SIPP', 'ExO', 'OPB', 'Trust', 'SSAS', 'Fund'], type) - 1;

create function keep_portfolio_types() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  update accounts account set portfolio_type_bits = own.bits
    from (select moved.id, coalesce(bit_or(portfolio_type_bit(portfolio.type)), 0) as bits
            from (select distinct id from unnest(array[old.account_id, new.account_id]) both_ends (id)) moved
            left join portfolios portfolio on portfolio.account_id = moved.id and portfolio.removed_at is null
           group by moved.id) own
   where account.id = own.id and account.portfolio_type_bits <> own.bits;
  return null;
end $$;

create trigger keep_portfolio_types after insert or delete or update of type, account_id, removed_at on portfolios
  for each row execute function keep_portfolio_types();
