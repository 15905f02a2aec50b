-- A view takes no parameter: the day that a list shows, and the one that its sums are compared with, are settings of the transaction.
create function shown_day() returns date language sql stable parallel safe
  return nullif(current_setting('app.shown_day', true), '')::date;
--> statement-breakpoint
create function compared_day() returns date language sql stable parallel safe
  return nullif(current_setting('app.compared_day', true), '')::date;
--> statement-breakpoint
drop view own_clients, all_clients;
--> statement-breakpoint
do $$
declare
  columns constant text := $columns$
         account.portal_id, account.external_id, account.name, account.name_key, account.email_key, account.letter,
         account.groups, account.currency as account_currency, line.currency, line.day, line.value, line.stale_prices,
         line.paid_in, line.paid_out, compared.paid_in as compared_paid_in, compared.paid_out as compared_paid_out,
         line.paid_in_ytd, line.paid_out_ytd, line.gain_ytd,
         line.return_1d, line.benchmark_1d, line.return_1m, line.benchmark_1m, line.return_3m, line.benchmark_3m,
         line.return_6m, line.benchmark_6m, line.return_ytd, line.benchmark_ytd, line.return_1y, line.benchmark_1y,
         line.return_3y, line.benchmark_3y, line.return_5y, line.benchmark_5y, line.return_all, line.benchmark_all,
         account.portfolio_types, account.client_user_id is not null as has_client, signed_in.at as last_login_at $columns$;
begin
  execute $view$
  create view own_clients with (security_barrier) as
  select member.account_id as id,$view$ || columns || $view$
    from account_members member
    left join accounts account on account.id = member.account_id
    left join last_sign_ins signed_in on signed_in.user_id = account.client_user_id
    left join snapshots line on line.account_id = member.account_id and line.day = shown_day()
    left join snapshots compared on compared.account_id = member.account_id and compared.day = compared_day()
   where member.user_id = actor_user() and member.relation = case actor_kind() when 'advisor' then 'advisor' when 'investor' then 'client' end
     and member.is_open$view$;
  execute $view$
  create view all_clients with (security_barrier) as
  select account.id as id,$view$ || columns || $view$
    from accounts account
    left join last_sign_ins signed_in on signed_in.user_id = account.client_user_id
    left join snapshots line on line.account_id = account.id and line.day = shown_day()
    left join snapshots compared on compared.account_id = account.id and compared.day = compared_day()
   where actor_kind() in ('admin', 'system')$view$;
end $$;
--> statement-breakpoint
grant select on own_clients, all_clients to portal_app;
