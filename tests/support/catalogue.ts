import type { Client } from 'pg';

/** The queries that list the objects of schema `public`, one line each. Two databases with the same lines behave identically. */
const parts: Readonly<Record<string, string>> = {
  relations: `
    select concat_ws(' ', relname, relkind, relpersistence, relrowsecurity, relforcerowsecurity, reloptions, relacl::text)
      from pg_class where relnamespace = 'public'::regnamespace and relkind not in ('i', 'I')`,
  columns: `
    select concat_ws(' ', attrelid::regclass, attname, format_type(atttypid, atttypmod), attnotnull, pg_get_expr(adbin, adrelid), attgenerated,
                     attidentity, attstorage, attcollation::regcollation, attoptions, attacl::text)
      from pg_attribute join pg_class on pg_class.oid = attrelid left join pg_attrdef on adrelid = attrelid and adnum = attnum
     where relnamespace = 'public'::regnamespace and relkind not in ('i', 'I') and attnum > 0 and not attisdropped`,
  indexes: `
    select concat_ws(' ', pg_get_indexdef(indexrelid), indisprimary, indisvalid)
      from pg_index join pg_class on pg_class.oid = indrelid where relnamespace = 'public'::regnamespace`,
  constraints: `
    select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid), conenforced, convalidated)
      from pg_constraint where connamespace = 'public'::regnamespace`,
  functions: `
    select concat_ws(' ', pg_get_functiondef(oid), proacl::text) from pg_proc where pronamespace = 'public'::regnamespace`,
  views: `
    select concat_ws(' ', oid::regclass, pg_get_viewdef(oid)) from pg_class where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')`,
  triggers: `
    select concat_ws(' ', pg_get_triggerdef(pg_trigger.oid), tgenabled)
      from pg_trigger join pg_class on pg_class.oid = tgrelid where relnamespace = 'public'::regnamespace and not tgisinternal`,
  policies: `
    select concat_ws(' ', tablename, policyname, cmd, permissive, roles, 'using', qual, 'check', with_check)
      from pg_policies where schemaname = 'public'`,
  types: `
    select concat_ws(' ', typname, typtype) from pg_type where typnamespace = 'public'::regnamespace and typtype in ('e', 'd', 'r')`,
  comments: `
    select concat_ws(' ', pg_describe_object(classoid, objoid, objsubid), description) from pg_description
      join pg_class on pg_class.oid = objoid and classoid = 'pg_class'::regclass where relnamespace = 'public'::regnamespace`,
  schemas: `
    select concat_ws(' ', nspname, nspowner::regrole, nspacl::text) from pg_namespace where nspname !~ '^pg_(toast|temp)'`,
};

export async function catalogueOf(owner: Client): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const [part, sql] of Object.entries(parts)) {
    const { rows } = await owner.query<[string]>({ text: `${sql} order by 1`, rowMode: 'array' });
    found[part] = rows.map(([line]) => line);
  }
  return found;
}
