import { appRole } from './database-server.ts';

interface Asker {
  query(text: string, values: unknown[]): Promise<{ rows: { readonly might: string }[] }>;
}

const mightSql = `
  with app as (select * from pg_roles where rolname = $1)
  select 'is a superuser' as might from app where rolsuper
  union all select 'bypasses row-level security' from app where rolbypassrls
  union all select 'may create roles' from app where rolcreaterole
  union all select 'may create databases' from app where rolcreatedb
  union all select 'may replicate' from app where rolreplication
  union all select 'is a member of ' || other.rolname
              from app join pg_auth_members membership on membership.member = app.oid join pg_roles other on other.oid = membership.roleid
  union all select 'owns the database ' || datname from app join pg_database on datdba = app.oid where datname = current_database()
  union all select 'owns the schema ' || nspname from app join pg_namespace on nspowner = app.oid where nspname = 'public'
  union all select 'owns ' || relname from app join pg_class on relowner = app.oid where relnamespace = 'public'::regnamespace
  union all select 'owns the function ' || proname from app join pg_proc on proowner = app.oid where pronamespace = 'public'::regnamespace
  union all select 'may create things in the schema public' from app where has_schema_privilege(app.oid, 'public', 'create')
  order by 1`;

/**
 * Row-level security does not bind a superuser, a role that bypasses it or can become another, or the owner of a table; and anyone who owns
 * a function or a view of a policy can write it again.
 *
 * @throws Error naming what the role of the app could do
 */
export async function refusePrivilegedAppRole(client: Asker): Promise<void> {
  const { rows } = await client.query(mightSql, [appRole]);
  if (rows.length === 0) return;
  throw new Error(`The role ${appRole} could get around row-level security: it ${rows.map(({ might }) => might).join(', ')}.`);
}
