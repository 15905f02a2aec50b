import type { DesignedField } from '#forms/designed/designed-field.ts';
import { newField } from '#forms/designed/new-field.ts';
import { httpRequest } from '../support/http-request.ts';
import type { RunningProduct } from '../support/running-product.ts';
import type { AccessActor, Credentials } from './access-actors.ts';

export interface KeptSubmission {
  readonly id: string;
  readonly data: Readonly<Record<string, string>>;
}

/** A field of a designed form, a text unless its properties say otherwise. */
export function designedField(name: string, properties: Partial<DesignedField> = {}): DesignedField {
  return { ...newField(properties.type ?? 'text', { en: `Question ${name}`, el: '' }, []), name, ...properties };
}

/** Publishes content of a running product, asks for its pages, sends its forms, and finds what was kept of them. */
export function designedForms(
  { port, database: { owner } }: Pick<RunningProduct, 'port' | 'database'>,
  credentialsOf: (as: AccessActor) => Promise<Credentials>,
) {
  const host = `localhost:${port}`;
  const headersOf = async (as: AccessActor) => ({ host, ...(as === 'guest' ? {} : (await credentialsOf(as)).headers) });
  return {
    ask: async (path: string, as: AccessActor = 'guest') => httpRequest({ port, path, headers: await headersOf(as) }),
    send: async (path: string, fields: Readonly<Record<string, string>>, as: AccessActor = 'guest') => {
      const body = Buffer.from(new URLSearchParams(fields).toString());
      const type = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': String(body.length) };
      const headers = { ...(await headersOf(as)), origin: `http://${host}`, ...type };
      return httpRequest({ port, method: 'POST', path, headers, body });
    },
    /** Returns the id of the record. */
    publish: async (collection: 'forms' | 'processes', data: object, access: string): Promise<string> => {
      const { rows } = await owner.query<{ id: string }>(
        `with kept as (insert into content_records (collection, data, rank) values ($3, $1, 1) returning id),
              shown as (insert into published_content (record_id, collection, version, data, rank, access) select id, $3, 1, $1, 1, $2 from kept)
         select replace(id::text, '-', '') as id from kept`,
        [data, access, collection],
      );
      return rows[0]?.id ?? '';
    },
    submissionsWith: async (text: string): Promise<readonly KeptSubmission[]> => {
      const { rows } = await owner.query<KeptSubmission>(
        "select replace(id::text, '-', '') as id, data from content_records where collection = 'submissions' and data ->> 'answers' like $1",
        [`%${text}%`],
      );
      return rows;
    },
  };
}
