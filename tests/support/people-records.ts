import { collectFacts } from '#server/operations/change-of-record.ts';
import { personFields } from '#server/operations/people-admin/change-person.ts';
import { listPeople, readPersonRecord } from '#server/operations/people-admin/read-people.ts';
import { recordAction } from '#server/records/record-action.ts';
import type { RecordContext } from '#server/records/binding.ts';

/** A form about a person, as the panel of users sends it. */
export const answerPersonForm = (context: RecordContext, id: string, fields: Record<string, unknown>) =>
  recordAction(context, { collection: 'people', id }, fields);

/** A person as the panel shows them, with what stands in the form. */
export async function readPerson(context: RecordContext, id: string) {
  const { version, values, panels, offered } = await readPersonRecord(context, id);
  const { email: _address, role: _role, ...fields } = collectFacts(personFields, values); // in forms of their own
  return { ...panels.access, version, fields, organisations: offered.organisation };
}

interface Asked {
  readonly find?: string;
  readonly organisation?: string;
  readonly page?: number;
}

/** A page of the people by name. */
export async function readPeople(context: RecordContext, { find, organisation, page = 1 }: Asked) {
  const filters = organisation === undefined ? {} : { organisation };
  const { rows, found } = await listPeople(context, {
    find: find ?? null,
    sort: 'name',
    order: 'asc',
    filters,
    limit: 50,
    offset: (page - 1) * 50,
  });
  return { people: rows.map(({ id, cells: { name, email } }) => ({ id, name, email })), found, pages: Math.ceil(found / 50) };
}
