import { fieldsIn } from '#collections/collection.ts';
import { collections, type CollectionId } from '#collections/registry.ts';
import type { AccessRow, Outcome, Outcomes } from './access-table.ts';

/** A record of each collection in the fixture. */
const recordOf: Readonly<Record<CollectionId, string>> = { organisations: '{organisation}' };

const ids = Object.keys(collections) as CollectionId[];

const get = (path: string, outcomes: Outcomes): AccessRow => ({ method: 'GET', path, outcomes });
const post = (path: string, body: Readonly<Record<string, string>>, outcomes: Outcomes): AccessRow => ({
  method: 'POST',
  path,
  body,
  outcomes,
});

/** What everyone gets of every collection: its list and file, a record, one that is begun, and what forms may send of them. */
export function collectionRows(ofAdministrators: (outcome: Outcome) => Outcomes): AccessRow[] {
  return ids.flatMap((id): AccessRow[] => {
    const list = `/admin/${id}`;
    const record = `${list}?open=${recordOf[id]}`;
    const empty = Object.fromEntries(fieldsIn(collections[id]).map((field) => [field.id, '']));
    return [
      get(list, ofAdministrators(200)),
      get(`${list}.csv`, ofAdministrators(200)),
      get(`${list}?open=new`, ofAdministrators(200)),
      get(record, ofAdministrators(200)),
      get(`${list}?open=nobody`, ofAdministrators(404)),
      get(`${list}?sort=password`, ofAdministrators(400)),
      get(`${list}/${recordOf[id]}`, ofAdministrators(`→ ${list}`)),
      post(`${list}?open=new`, { intent: 'create', 'form-key': '{formKey}', ...empty }, ofAdministrators(400)),
      post(record, { intent: 'save', version: '1', ...empty }, ofAdministrators(400)),
      post(record, { intent: 'save', version: '1', ...empty, role: 'admin' }, ofAdministrators(400)),
      post(record, { intent: 'no-such-action' }, ofAdministrators(400)),
      post(list, { intent: 'save', version: '1', ...empty }, ofAdministrators(400)),
    ];
  });
}
