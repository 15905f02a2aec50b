import { listFields } from '#collections/collection.ts';
import { type ContentId, contentIds } from '#collections/content/registry.ts';
import { collections, type CollectionId } from '#collections/registry.ts';
import type { AccessRow, Outcome, Outcomes } from './access-table.ts';
import { entryKey } from './two-clients.ts';

const contentRecords = Object.fromEntries(contentIds.map((id) => [id, `{${entryKey(id)}}`])) as Readonly<Record<ContentId, string>>;

/** A record of each collection in the fixture. */
const recordOf: Readonly<Record<CollectionId, string>> = {
  people: '{person}',
  organisations: '{organisation}',
  accounts: '{account}',
  portfolios: '{portfolio}',
  'access-groups': '{group}',
  'api-clients': '{apiClient}',
  portals: '{portal}',
  subscriptions: '{subscription}',
  holdings: '{holdingRecord}',
  transactions: '{transaction}',
  models: '{model}',
  'risk-profiles': '{riskProfile}',
  'message-templates': '{messageTemplate}',
  securities: '{fund}',
  groups: '{clientGroup}',
  ...contentRecords,
};

/** The collections with records that can be restored. */
const trashes: ReadonlySet<CollectionId> = new Set([
  'accounts',
  'portfolios',
  'organisations',
  'access-groups',
  'groups',
  'models',
  'risk-profiles',
  'message-templates',
  'securities',
  ...contentIds,
]);

const ids = Object.keys(collections) as CollectionId[];

const isBegunElsewhere = (id: CollectionId) => 'below' in collections[id];

const get = (path: string, outcomes: Outcomes): AccessRow => ({ method: 'GET', path, outcomes });
const post = (path: string, body: Readonly<Record<string, string>>, outcomes: Outcomes): AccessRow => ({
  method: 'POST',
  path,
  body,
  outcomes,
});

/** Returns the rows common to all collections: the list and its file, a record, a new record, and their forms. */
export function collectionRows(ofAdministrators: (outcome: Outcome) => Outcomes): AccessRow[] {
  const ofAll = ids.flatMap((id): AccessRow[] => {
    const list = `/admin/${id}`;
    const record = `${list}?open=${recordOf[id]}`;
    const empty = emptyOf(id);
    return [
      get(list, ofAdministrators(200)),
      get(`${list}.csv`, ofAdministrators(200)),
      get(`${list}?open=new`, ofAdministrators(isBegunElsewhere(id) ? 404 : 200)),
      get(record, ofAdministrators(200)),
      get(`${list}?open=nobody`, ofAdministrators(404)),
      get(`${list}?sort=password`, ofAdministrators(`→ ${list}`)),
      get(`${list}/${recordOf[id]}`, ofAdministrators(`→ ${list}`)),
      get(`${record}&panel-page=0`, ofAdministrators(`→ ${list}`)),
      post(`${list}?open=new`, { intent: 'create', 'form-key': '{formKey}', ...empty }, ofAdministrators(400)),
      post(record, { intent: 'save', version: '1', ...empty }, ofAdministrators(400)),
      post(record, { intent: 'save', version: '1', ...empty, role: 'admin' }, ofAdministrators(400)),
      post(record, { intent: 'no-such-action' }, ofAdministrators(400)),
      get(`${list}/trash`, ofAdministrators(trashes.has(id) ? 200 : 404)),
      post(`${list}/trash`, { intent: 'restore', record: 'nothing' }, ofAdministrators(404)),
      post(list, { intent: 'preview', action: 'no-such-action' }, ofAdministrators(400)),
      post(list, { intent: 'save', version: '1', ...empty }, ofAdministrators(400)),
    ];
  });
  const choices = [
    get('/admin/people/choices?find=a&organisation=[not-empty]', ofAdministrators(200)),
    get('/admin/organisations/choices', ofAdministrators(200)),
    get('/admin/organisations/choices?page=0', ofAdministrators(400)),
    get('/admin/accounts/choices', ofAdministrators(404)),
  ];
  return [...ofAll, ...choices, ...ownRows(ofAdministrators), ...designerRows(ofAdministrators)];
}

/** The pages where entries are designed, none of which has the address of the table. */
export const designers = (outcomes: Outcomes) => ({
  designer: outcomes,
  formDesigner: outcomes,
  dataDesigner: outcomes,
  preview: outcomes,
});

/** The designer is there for collections with blocks, and takes nothing but their blocks; the preview for those whose entries are pages. */
function designerRows(ofAdministrators: (outcome: Outcome) => Outcomes): AccessRow[] {
  const page = `/designer/pages/${recordOf.pages}`;
  const script = { id: 'hero-1', type: 'hero', props: { link: 'javascript:alert(1)' } };
  return [
    ...ids.map((id) => get(`/designer/${id}/${recordOf[id]}`, ofAdministrators(id === 'pages' ? 200 : 404))),
    ...ids.map((id) => get(`/preview/${id}/${recordOf[id]}`, ofAdministrators(['pages', 'posts'].includes(id) ? 200 : 404))),
    get('/preview/pages/nobody', ofAdministrators(404)),
    get('/preview/nothing/nobody', ofAdministrators(404)),
    get('/designer/pages/nobody', ofAdministrators(404)),
    get('/designer/nothing/nobody', ofAdministrators(404)),
    post(page, { intent: 'save', version: '1', name: 'Theirs' }, ofAdministrators(400)),
    post(page, { intent: 'remove' }, ofAdministrators(400)),
    post(page, { intent: 'save', version: '1', blocks_en: 'hostile' }, ofAdministrators(400)),
    post(page, { intent: 'save', version: '1', blocks_en: JSON.stringify({ version: 1, blocks: [script] }) }, ofAdministrators(400)),
    ...formDesignerRows(ofAdministrators),
    ...dataDesignerRows(ofAdministrators),
    post(`/designer/posts/${recordOf.posts}`, { intent: 'save', version: '1' }, ofAdministrators(404)),
  ];
}

/** The designer of forms takes their fields alone, and of them none that are wrong. */
function formDesignerRows(ofAdministrators: (outcome: Outcome) => Outcomes): AccessRow[] {
  const form = `/forms-designer/${recordOf.forms}`;
  return [
    get(form, ofAdministrators(200)),
    get('/forms-designer/nobody', ofAdministrators(404)),
    get(`/forms-designer/${recordOf.pages}`, ofAdministrators(404)),
    post(form, { intent: 'remove' }, ofAdministrators(400)),
    post(form, { intent: 'save', version: '1', name: 'Theirs' }, ofAdministrators(400)),
    post(form, { intent: 'save', version: '1', fields: 'hostile' }, ofAdministrators(400)),
    post(form, { intent: 'save', version: '1', fields: '[{"name":"constructor"}]' }, ofAdministrators(400)),
    post(`/forms-designer/${recordOf.pages}`, { intent: 'save', version: '1' }, ofAdministrators(404)),
  ];
}

/** A process without steps starts nothing; a run is another process's, or there is none. */
function dataDesignerRows(ofAdministrators: (outcome: Outcome) => Outcomes): AccessRow[] {
  const process = `/data-designer/${recordOf['data-processes']}`;
  const step = { name: 'Prices', process: recordOf['data-processes'], dataset: 'prices', getFromApi: 'yes', method: 'GET' };
  const inside = { intent: 'create', 'form-key': '{formKey}', ...step, location: 'http://127.0.0.1/prices' };
  return [
    get(process, ofAdministrators(200)),
    get('/data-designer/nobody', ofAdministrators(404)),
    get(`/data-designer/${recordOf.pages}`, ofAdministrators(404)),
    post('/admin/data-processes-steps?open=new', inside, ofAdministrators(400)),
    post(process, { intent: 'check', 'upload-users': 'a'.repeat(22) }, ofAdministrators(400)),
    post(process, { intent: 'import', run: recordOf.pages, seen: '' }, ofAdministrators(404)),
    post(process, { intent: 'discard', run: recordOf.pages }, ofAdministrators(404)),
    post(`/data-designer/${recordOf.pages}`, { intent: 'discard', run: recordOf.pages }, ofAdministrators(404)),
  ];
}

const group = '/admin/access-groups?open={group}';
const apiClient = '/admin/api-clients?open={apiClient}';

/** Returns the rows specific to single collections. */
function ownRows(ofAdministrators: (outcome: Outcome) => Outcomes): AccessRow[] {
  const makes = { intent: 'create', 'form-key': '{formKey}', name: 'A system', 'scopes.invite-clients': 'on' };
  return [
    post(group, { intent: 'save', version: '1', name: 'Northern ones', description: '' }, ofAdministrators(200)),
    // It is the only one of the group's advisor: that is asked first.
    post(group, { intent: 'remove' }, ofAdministrators(200)),
    ...['advisers', 'clients'].map((who) => post(group, { intent: `add-${who}` }, ofAdministrators(400))),
    ...['team', 'clients'].map((tab) => get(`${group}&tab=${tab}&panel-show=out&panel-find=a`, ofAdministrators(200))),
    post('/admin/api-clients?open=new', makes, ofAdministrators(200)),
    ...peopleRows(ofAdministrators),
    ...['revoke', 'remove', 'save'].map((intent) => post(apiClient, { intent, name: 'Theirs' }, ofAdministrators(400))),
  ];
}

/** The person is no client; anyone who is would be sent to the form by all that follows. */
function peopleRows(ofAdministrators: (outcome: Outcome) => Outcomes): AccessRow[] {
  const person = '/admin/people?open={person}';
  const pictured = '/admin/people?open={pictured}';
  const refused = [
    { intent: 'two-factor-off', reason: '' },
    { intent: 'set-photo', photo: 'me.png' },
    { intent: 'clear-photo', person: '{person}' },
    { intent: 'unlink-identity', provider: 'google' },
    { intent: 'unlink-identity', provider: 'facebook' },
    { intent: 'unlink-identity', provider: 'google', person: '{person}' },
    { intent: 'ask-form' },
    { intent: 'ask-form', person: '{pictured}' },
    { intent: 'withdraw-form' },
    { intent: 'doubt-address', person: '{person}' },
  ];
  return [
    post(person, { intent: 'sign-out' }, ofAdministrators(200)),
    ...refused.map((body) => post(person, body, ofAdministrators(400))),
    post(pictured, { intent: 'withdraw-form' }, ofAdministrators(200)),
    get('/admin/people/{pictured}/submissions/:submission', ofAdministrators(200)),
    post(person, { intent: 'confirm-address' }, ofAdministrators(200)),
  ];
}

const at = (address: string) => `/dashboard/{portal}/records/${address}`;
const emptyOf = (id: CollectionId) => Object.fromEntries(listFields(collections[id]).map((field) => [field.id, '']));

interface OnPortal {
  readonly notForClients: (outcomes: Outcomes) => Outcomes;
  readonly posted: (outcomes: Outcomes) => Outcomes;
  readonly onThePortal: (outcome: Outcome) => Outcomes;
  readonly ofTheAccountElse: (others: Outcome) => Outcomes;
}

/** The drawers of a portal: for advisers what is of their own clients, for administrators all; a collection of the office is not there for advisers. */
export function drawerRows({ notForClients, posted, onThePortal, ofTheAccountElse }: OnPortal): AccessRow[] {
  const ofAccount = notForClients(ofTheAccountElse(404));
  const ofStaff = (outcome: Outcome) => notForClients(onThePortal(outcome));
  const wrong = notForClients(posted({ ...onThePortal(400) }));
  const wrongOfAccount = notForClients(posted({ ...onThePortal(400), otherAdvisor: 404 }));
  const create = { intent: 'create', 'form-key': '{formKey}' };
  return [
    get(at('accounts/new'), ofStaff(200)),
    get(at('accounts/{account}'), ofAccount),
    get(at('accounts/{otherAccount}'), { ...ofAccount, advisor: 404, groupAdvisor: 404, otherAdvisor: 200 }),
    get(at('accounts/{farAccount}'), ofStaff(404)),
    get(at('accounts/nobody'), ofStaff(404)),
    get(at('portfolios/new'), ofStaff(404)),
    get(at('portfolios/new?for={account}'), ofAccount),
    get(at('portfolios/{portfolio}'), ofAccount),
    get(at('groups/new'), ofStaff(200)),
    get(at('groups/{clientGroup}'), ofAccount),
    get(at('groups/{otherClientGroup}'), { ...ofAccount, advisor: 404, groupAdvisor: 404, otherAdvisor: 200 }),
    get(at('groups/nobody'), ofStaff(404)),
    post(at('groups/new'), { ...create, ...emptyOf('groups') }, wrong),
    post(at('groups/{clientGroup}'), { intent: 'save', version: '1', ...emptyOf('groups') }, wrongOfAccount),
    post(at('groups/{clientGroup}'), { intent: 'add-clients' }, wrong),
    get(at('nothing/new'), ofStaff(404)),
    post(at('accounts/new'), { ...create, ...emptyOf('accounts') }, wrong),
    post(at('accounts/new'), { ...create, ...emptyOf('accounts'), portal: '{otherPortal}' }, wrong),
    post(at('accounts/{account}'), { intent: 'save', version: '1', ...emptyOf('accounts') }, wrongOfAccount),
    post(
      at('accounts/{account}'),
      { intent: 'invite', 'form-key': '{formKey}' },
      notForClients(posted({ ...onThePortal(403), otherAdvisor: 404 })),
    ),
    post(at('portfolios/new?for={account}'), { ...create, ...emptyOf('portfolios') }, wrong),
    post(at('portfolios/{portfolio}'), { intent: 'save', version: '1', ...emptyOf('portfolios') }, wrongOfAccount),
  ];
}
