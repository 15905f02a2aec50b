-- A list of one type goes through the accounts beside members and lines, in the order of the same key.
create index accounts_types on accounts (id) include (portfolio_types);
--> statement-breakpoint
-- Whoever asks is a member or of the office, never both: a view each, so that no statement is planned for the other.
drop view own_clients;
--> statement-breakpoint
create view own_clients with (security_barrier) as
  select shown.day as shown_day, member.account_id as id, account.portal_id, account.external_id, account.name, account.name_key, account.email_key, account.letter,
         account.groups, account.currency as account_currency, line.currency, account.is_active, line.day, line.value, line.stale_prices, line.paid_in, line.paid_out,
         line.paid_in_ytd, line.paid_out_ytd, line.gain_ytd,
         line.return_1d, line.benchmark_1d, line.return_1m, line.benchmark_1m, line.return_3m, line.benchmark_3m,
         line.return_6m, line.benchmark_6m, line.return_ytd, line.benchmark_ytd, line.return_1y, line.benchmark_1y,
         line.return_3y, line.benchmark_3y, line.return_5y, line.benchmark_5y, line.return_all, line.benchmark_all,
         account.portfolio_types, account.has_client, account.last_login_at
    from calendar shown
    cross join account_members member
    left join accounts account on account.id = member.account_id
    left join snapshots line on line.account_id = member.account_id and line.day = shown.day
   where member.user_id = actor_user() and member.relation = case actor_kind() when 'advisor' then 'advisor' when 'investor' then 'client' end;
--> statement-breakpoint
create view all_clients with (security_barrier) as
  select shown.day as shown_day, account.id as id, account.portal_id, account.external_id, account.name, account.name_key, account.email_key, account.letter,
         account.groups, account.currency as account_currency, line.currency, account.is_active, line.day, line.value, line.stale_prices, line.paid_in, line.paid_out,
         line.paid_in_ytd, line.paid_out_ytd, line.gain_ytd,
         line.return_1d, line.benchmark_1d, line.return_1m, line.benchmark_1m, line.return_3m, line.benchmark_3m,
         line.return_6m, line.benchmark_6m, line.return_ytd, line.benchmark_ytd, line.return_1y, line.benchmark_1y,
         line.return_3y, line.benchmark_3y, line.return_5y, line.benchmark_5y, line.return_all, line.benchmark_all,
         account.portfolio_types, account.has_client, account.last_login_at
    from calendar shown
    cross join accounts account
    left join snapshots line on line.account_id = account.id and line.day = shown.day
   where actor_kind() in ('admin', 'system');
--> statement-breakpoint
grant select on own_clients, all_clients to portal_app;
