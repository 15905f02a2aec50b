-- What lists are filtered by beside the figures, in the order of the same key: looking for the client's last sign-in needs the client, also where
-- nobody asks for it.
drop index accounts_types;
--> statement-breakpoint
create index accounts_listed on accounts (id) include (portfolio_types, client_user_id);
