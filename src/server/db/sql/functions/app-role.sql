grant usage on schema public to portal_app;
grant usage on all sequences in schema public to portal_app;
