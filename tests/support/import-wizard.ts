import { Readable } from 'node:stream';
import type { ImportQuery } from '#contracts/import-query.ts';
import type { OpenedImport, OpenedMapping } from '#contracts/imports.ts';
import type { Actor } from '#domain/actor.ts';
import type { FoundPortal } from '#server/db/queries/portals/portals.ts';
import { importAction } from '#server/operations/import/wizard/import-action.ts';
import { mappingAction, type MappingAnswer } from '#server/operations/import/wizard/map/mapping-action.ts';
import { layoutAction } from '#server/operations/import/wizard/map/saved-layouts.ts';
import { createImport } from '#server/operations/import/wizard/create-import.ts';
import { readImport } from '#server/operations/import/wizard/read-import.ts';
import { runImportTasks } from '#server/operations/import/wizard/run-import-tasks.ts';
import { takeUpload } from '#server/operations/import/wizard/take-upload.ts';
import { newFormKey } from '#server/operations/idempotency/form-key.ts';
import { defaultVariant } from '#variants/default/default.ts';
import type { TestDatabase } from './test-database.ts';

/** The import wizard as someone uses it, without pages: what is asked for is done at once. */
export interface Wizard {
  readonly create: () => Promise<string>;
  readonly upload: (id: string, name: string, content: string | Buffer | AsyncIterable<Buffer>) => Promise<string>;
  readonly send: (id: string, fields: Record<string, string>) => Promise<void>;
  /** Does what has been asked for. */
  readonly work: () => Promise<void>;
  /** Explains a file: what is said, beyond what the file itself suggests. */
  readonly map: (
    id: string,
    intent: 'map-look' | 'map-save',
    file: string,
    said?: Readonly<Record<string, string>>,
  ) => Promise<MappingAnswer>;
  /** Renames and deletes saved layouts. */
  readonly layout: (fields: Record<string, string>) => Promise<void>;
  readonly read: (id: string, query?: ImportQuery) => Promise<OpenedImport>;
  /** Creates an import with files for portfolios, and has them checked. */
  readonly check: (
    files: readonly { readonly name: string; readonly content: string | Buffer; readonly portfolio: string }[],
  ) => Promise<string>;
}

export const importsThrough = '2026-11-30';

export function wizardOf(database: TestDatabase, actor: Actor, portal: Pick<FoundPortal, 'id'>): Wizard {
  const context = {
    actor,
    db: database.as(actor, { networkAddress: '::1', requestId: 'test' }),
    portal: portal as FoundPortal,
    variant: defaultVariant,
    requestImport: async () => undefined,
    requestDelivery: async () => undefined,
  };
  const failures: unknown[] = [];
  const work = async () => {
    await runImportTasks({
      db: database,
      variant: defaultVariant,
      through: importsThrough,
      requestRefresh: async () => undefined,
      onFailure: (error) => failures.push(error),
    });
    if (failures.length > 0) throw failures.pop();
  };
  const wizard: Omit<Wizard, 'check'> = {
    work,
    create: () => createImport(context, { intent: 'create', 'form-key': newFormKey() }),
    upload: async (importId, name, content) => {
      const stream = typeof content === 'string' || Buffer.isBuffer(content) ? Readable.from([Buffer.from(content)]) : content;
      return (await takeUpload(context, { importId, portalId: portal.id, name, content: stream })).file;
    },
    send: async (id, fields) => {
      await importAction(context, id, fields);
      await work();
    },
    read: (id, query = {}) => readImport(context, id, query),
    map: async (id, intent, file, said = {}) => {
      const { mapping: opened } = await readImport(context, id, { map: file });
      return mappingAction(context, id, { ...(opened ? formOf(opened) : {}), intent, file, ...said });
    },
    layout: (fields) => layoutAction(context, fields),
  };
  return {
    ...wizard,
    check: async (files) => {
      const id = await wizard.create();
      const fields: Record<string, string> = { intent: 'check' };
      for (const { name, content, portfolio } of files) {
        const file = await wizard.upload(id, name, content);
        const { uploads } = await wizard.read(id);
        fields[`file-${file}`] = portfolio;
        fields[`layout-${file}`] = uploads.find((upload) => upload.id === file)?.layout ?? '';
      }
      await wizard.send(id, fields);
      return id;
    },
  };
}

/** The fields that the page sends where no one changes anything. */
function formOf({ encoding, separator, headerAt, columns, words, mapping, costs }: OpenedMapping): Record<string, string> {
  return {
    shape: [encoding, separator, headerAt].join(' '),
    encoding,
    separator,
    'header-at': String(headerAt),
    source: mapping.source,
    dates: mapping.dates,
    numbers: mapping.numbers,
    signs: mapping.signs,
    currency: mapping.currency ?? '',
    in: mapping.unnamed.in,
    out: mapping.unnamed.out,
    ...Object.fromEntries(
      costs.flatMap(({ kind, basis, isDecided }) => (isDecided ? [] : [[`costs-${kind}`, basis === 'unknown' ? '' : basis]])),
    ),
    ...Object.fromEntries(columns.map(({ is }, at) => [`column-${at}`, is ?? ''])),
    ...Object.fromEntries(
      words.flatMap(({ word, meaning }, at) => [
        [`word-${at}`, word],
        [`meaning-${at}`, meaning ?? ''],
      ]),
    ),
  };
}
