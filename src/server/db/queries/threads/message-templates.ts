import type { PoolClient } from 'pg';
import type { Locale } from '#contracts/ids.ts';
import { hex } from '../../hex.ts';
import type { Sql } from '../../queries.ts';
import { messageTemplates as table } from '../../schema/message-templates.ts';
import { toLikePattern, matchesSearch, orderBy, type ListQuery } from '../../list-query.ts';
import { namedRows, toPage } from '../named-rows.ts';

type ListedTemplate = {
  readonly id: string;
  readonly name: string;
  readonly subject: string;
  readonly language: Locale;
};

interface TemplateValues {
  readonly name: string;
  readonly language: Locale;
  readonly subject: string;
  readonly body: string;
}

/** More are not offered to choose from. */
const maxOffered = 200;

const sorted = { name: 'lower(name)', subject: 'lower(subject)' };

const pageSql = (query: ListQuery) => `
  select ${hex('id')} as id, name, subject, language, count(*) over ()::int as found from message_templates
   where ${matchesSearch('$1', 'name', 'subject')} and ($4::text is null or language = $4)
  ${orderBy(sorted, query, 'id')} limit $2 offset $3`;

export function messageTemplates(sql: Sql, connection: PoolClient) {
  return {
    ...namedRows(sql, connection, table),
    async page(query: ListQuery) {
      const values = [toLikePattern(query.find), query.limit, query.offset, query.filters.language ?? null];
      return toPage((await connection.query<ListedTemplate & { found: number }>(pageSql(query), values)).rows);
    },
    async find(id: string): Promise<{ readonly version: number; readonly values: TemplateValues } | null> {
      const asked = 'select name, language, subject, body, version from message_templates where id = $1';
      const { rows } = await connection.query<TemplateValues & { version: number }>(asked, [id]);
      if (!rows[0]) return null;
      const { version, ...values } = rows[0];
      return { version, values };
    },
    /** To choose from, by name. */
    async offered(): Promise<Pick<ListedTemplate, 'id' | 'name' | 'language'>[]> {
      const asked = `select ${hex('id')} as id, name, language from message_templates order by lower(name), id limit ${maxOffered}`;
      return (await connection.query<Pick<ListedTemplate, 'id' | 'name' | 'language'>>(asked)).rows;
    },
    async insert({ name, language, subject, body }: TemplateValues, id: string | null = null): Promise<string> {
      const { rows } = await connection.query<{ id: string }>(
        `insert into message_templates (id, name, language, subject, body) values (coalesce($1::uuid, uuidv7()), $2, $3, $4, $5)
         returning ${hex('id')} as id`,
        [id, name, language, subject, body],
      );
      return rows[0]?.id ?? '';
    },
    async set(id: string, { name, language, subject, body }: TemplateValues): Promise<number> {
      const { rows } = await connection.query<{ version: number }>(
        'update message_templates set name = $2, language = $3, subject = $4, body = $5 where id = $1 returning version',
        [id, name, language, subject, body],
      );
      if (!rows[0]) throw new Error('A template was not changed.');
      return rows[0].version;
    },
  };
}
