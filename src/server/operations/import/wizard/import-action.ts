import type { ImportOptions, FirstPrice, SecurityChoice } from '#contracts/imports.ts';
import { accountPolicy } from '#domain/account/account.ts';
import { AppError } from '#domain/errors.ts';
import type { importPolicy } from '#domain/import/file-import.ts';
import { isLayoutId } from '#domain/import/layouts/registry.ts';
import { centuries } from '#domain/import/read/read-day.ts';
import { isId } from '#domain/is-id.ts';
import { authorize } from '#domain/policy.ts';
import { isIsoDate } from '#finance/iso-date.ts';
import type { Queries, Transaction } from '../../../db/queries.ts';
import type { FoundFile, FoundImport } from '../../../db/queries/imports.ts';
import type { RequestContext } from '../../../request-context.ts';
import { correctRow, uncorrectRow } from './correct-row.ts';
import { findImport } from './find-import.ts';
import { ImportForm, type SecurityForm } from './import-forms.ts';
import { mappedLayout } from './map/layout-of-file.ts';
import { accountKey } from './stage/match-accounts.ts';

type Asking = Pick<RequestContext, 'actor' | 'db' | 'portal' | 'requestImport'>;

/** The result of the form, which the page confirms. */
export interface ImportAnswer {
  readonly kind: 'done' | 'deleted' | 'corrected';
}

/**
 * Handles a form of an import's pages. Long tasks are queued for the worker.
 *
 * @throws AppError `form-not-understood`, `import-not-found`, `forbidden`, `import-portfolio-required`, `import-security-invalid`,
 *   `import-price-invalid`, and as `correctRow` does
 */
export async function importAction(context: Asking, id: string, fields: Record<string, unknown>): Promise<ImportAnswer> {
  const { data: form } = ImportForm.safeParse(fields);
  if (!form) throw new AppError('form-not-understood');
  const { actor, db, portal } = context;
  const action = actionOf[form.intent];
  await db.write(async (tx) => {
    if (isId(id)) await tx.imports.lock(id);
    const one = await findImport(tx, { id, portalId: portal?.id ?? null, actor, action });
    await done(tx, context, { one, form });
  });
  if (form.intent === 'correct' || form.intent === 'uncorrect') return { kind: 'corrected' };
  return { kind: form.intent === 'delete' ? 'deleted' : 'done' };
}

const actionOf: Readonly<Record<ImportForm['intent'], keyof typeof importPolicy>> = {
  check: 'change',
  again: 'change',
  'remove-file': 'change',
  options: 'change',
  accounts: 'change',
  security: 'change',
  correct: 'change',
  uncorrect: 'change',
  import: 'import',
  stop: 'read',
  undo: 'undo',
  delete: 'change',
};

interface Decided {
  readonly one: FoundImport;
  readonly form: ImportForm;
}

async function done(tx: Transaction, context: Asking, { one, form }: Decided): Promise<void> {
  const ask = async (task: 'check' | 'import' | 'undo') => {
    if (!('userId' in context.actor)) throw new AppError('forbidden');
    await tx.imports.ask(one.id, task, context.actor.userId);
    await context.requestImport(tx);
  };
  if (form.intent === 'delete') {
    await tx.imports.remove(one.id);
    tell(tx, one, 'import-deleted', { files: one.files });
    return;
  }
  if (form.intent === 'stop') await tx.imports.stop(one.id);
  const decided = await decide(tx, context, { one, form });
  if (['check', 'again', 'options', 'accounts', 'correct', 'uncorrect'].includes(form.intent)) await ask('check');
  if (form.intent === 'import' || form.intent === 'undo') await ask(form.intent);
  tell(tx, one, 'import-changed', { intent: form.intent, ...decided });
}

function tell(
  tx: Transaction,
  { id, portalId }: FoundImport,
  action: 'import-changed' | 'import-deleted',
  after: Record<string, unknown>,
): void {
  tx.audit.add({ action, portalId, target: { kind: 'import', id }, after });
}

/** Keeps what was decided, and says it for the trail. */
async function decide(tx: Queries, context: Asking, { one, form }: Decided): Promise<Record<string, unknown>> {
  if (form.intent === 'check') return { portfolios: await assign(tx, context, { one, form }) };
  if (form.intent === 'remove-file') {
    await removeFile(tx, one, form.file);
    return { file: form.file };
  }
  if (form.intent === 'options' || form.intent === 'accounts') {
    const options = await newOptions(tx, context, { one, form });
    await tx.imports.decide(one.id, options);
    return { ...options };
  }
  if (form.intent === 'correct') return correctRow(tx, { importId: one.id, row: form.row, fields: form });
  if (form.intent === 'uncorrect') return uncorrectRow(tx, { importId: one.id, row: form.row });
  if (form.intent !== 'security') return {};
  await choose(tx, one, form);
  const price = form.kind === 'new' ? { price: firstPriceOf(form) } : {};
  return { source: form.source, key: form.key, choice: form.kind === 'none' ? null : form.symbol, ...price };
}

async function newOptions(tx: Queries, context: Asking, { one, form }: Decided): Promise<ImportOptions> {
  if (form.intent === 'options') return optionsOf(form, await tx.imports.files(one.id), one.options);
  return { ...one.options, accounts: await accountsOf(tx, context, { one, form }) };
}

function optionsOf(
  form: Extract<ImportForm, { readonly intent: 'options' }>,
  files: readonly FoundFile[],
  { accounts }: ImportOptions,
): ImportOptions {
  const given = form as Readonly<Record<string, unknown>>;
  const chosen = files.flatMap(({ id }) => {
    const century = centuries.find((each) => each === given[`century-${id}`]);
    return century ? [[id, century] as const] : [];
  });
  return {
    leaveOutErrors: form['leave-out-errors'] === 'on',
    takeDuplicates: form['take-duplicates'] === 'on',
    confirmQuestions: form['confirm-questions'] === 'on',
    ...(accounts && { accounts }),
    ...(form.splits && { splits: form.splits }),
    ...(chosen.length > 0 && { centuries: Object.fromEntries(chosen) }),
  };
}

async function removeFile(tx: Queries, { id }: FoundImport, file: string): Promise<void> {
  if (!(await tx.imports.file(id, file))) throw new AppError('import-not-found');
  await tx.imports.removeFile(file);
  await tx.imports.finish(id, 'draft', null);
}

/** Into portfolios whose account the actor may change, on the portal of the import; tells which. */
async function assign(tx: Queries, { actor }: Asking, { one, form }: Decided): Promise<string[]> {
  const portfolios = new Set<string>();
  const files = await tx.imports.files(one.id);
  const given = form as Readonly<Record<string, unknown>>;
  if (files.length === 0) throw new AppError('import-portfolio-required');
  for (const file of files) {
    const { id } = file;
    const [portfolioId, chosen] = [given[`file-${id}`], given[`layout-${id}`]];
    if (typeof portfolioId !== 'string' || !isId(portfolioId) || typeof chosen !== 'string')
      throw new AppError('import-portfolio-required');
    const layout = await layoutFor(tx, file, chosen);
    const accountId = await accountOf(tx, actor, { portfolioId, portalId: one.portalId });
    await tx.imports.assignFile(id, { layout, accountId, portfolioId });
    portfolios.add(portfolioId);
  }
  return [...portfolios];
}

/** The account of a portfolio on the portal, which the actor may change. */
async function accountOf(
  tx: Queries,
  actor: RequestContext['actor'],
  { portfolioId, portalId }: { readonly portfolioId: string; readonly portalId: string },
): Promise<string> {
  const portfolio = await tx.portfolios.find(portfolioId);
  const account = portfolio && (await tx.accounts.find(portfolio.accountId));
  const onPortal = account?.portalId === portalId ? account : null;
  authorize({ policy: accountPolicy, action: 'edit', notFound: 'portfolio-not-found' }, actor, onPortal);
  return onPortal.id;
}

/** Only of accounts that the last check has found in the files. */
async function accountsOf(tx: Queries, { actor }: Asking, { one, form }: Decided): Promise<Record<string, string>> {
  const given = form as Readonly<Record<string, unknown>>;
  const chosen: Record<string, string> = {};
  for (const [at, { source, account }] of (one.outcome?.accounts ?? []).entries()) {
    const portfolioId = given[`portfolio-${at}`];
    if (given[`source-${at}`] !== source || given[`account-${at}`] !== account || typeof portfolioId !== 'string')
      throw new AppError('form-not-understood');
    if (portfolioId === '') continue;
    if (!isId(portfolioId)) throw new AppError('form-not-understood');
    await accountOf(tx, actor, { portfolioId, portalId: one.portalId });
    chosen[accountKey({ source, account })] = portfolioId;
  }
  return chosen;
}

/** One of those that are built in, what someone has explained of this file, or one that the firm has saved. */
async function layoutFor(tx: Queries, file: FoundFile, chosen: string): Promise<string> {
  if (isLayoutId(chosen) || (chosen === mappedLayout && file.mapping)) return chosen;
  const saved = isId(chosen) ? await tx.importLayouts.find(chosen) : null;
  if (!saved) throw new AppError('import-portfolio-required');
  await tx.imports.mapFile(file.id, { ...file, mapping: saved.mapping });
  return mappedLayout;
}

async function choose(tx: Queries, { id }: FoundImport, form: SecurityForm): Promise<void> {
  const choice = await choiceOf(tx, form);
  if (!(await tx.imports.choose(id, form, choice))) throw new AppError('import-security-invalid');
}

async function choiceOf(tx: Queries, form: SecurityForm): Promise<SecurityChoice | null> {
  if (form.kind === 'none') return null;
  const [existing] = await tx.instruments.bySymbols([form.symbol]);
  if (form.kind === 'existing') {
    if (!existing || existing.type === 'Property') throw new AppError('import-security-invalid');
    return { kind: 'existing', instrumentId: existing.id };
  }
  if (existing) throw new AppError('import-security-invalid');
  const { symbol, name, type, assetClass, currency } = form;
  return { kind: 'new', symbol, name, type, assetClass, currency, price: firstPriceOf(form) };
}

/** As the column of prices holds it. */
const priceAboveZero = /^(?=.*[1-9])\d{1,15}(?:\.\d{1,10})?$/;

function firstPriceOf(form: Extract<SecurityForm, { readonly kind: 'new' }>): FirstPrice {
  const from = form['price-from'];
  if (from !== 'typed') return { from };
  const { price: close = '', 'price-day': day = '' } = form;
  if (!priceAboveZero.test(close) || !isIsoDate(day)) throw new AppError('import-price-invalid');
  return { from, day, close };
}
