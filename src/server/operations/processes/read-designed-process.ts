import type { DesignedProcess } from '#contracts/processes.ts';
import { isAdministrator } from '#domain/actor.ts';
import { AppError } from '#domain/errors.ts';
import type { PublishedProcess } from '../../db/queries/content/processes.ts';
import type { RequestContext } from '../../request-context.ts';
import { siteFormOf } from '../site/site-forms.ts';
import { listLanguages, spoken } from '../site/spoken.ts';
import { readWholeForm, type WholeForm } from '../site/whole-form.ts';
import { findProcess, readKeptAnswers } from './find-process.ts';

/**
 * Returns a form of the firm in the portal for the caller to fill in; what they sent through it last where they ask for that, and where it is
 * sent only once.
 *
 * @throws as `findProcess`
 */
export async function readDesignedProcess(context: RequestContext, address: string, wantsSent: boolean): Promise<DesignedProcess> {
  const { actor, today } = context;
  const { process, portal, last } = await findProcess(context, address);
  const languages = listLanguages(context);
  const entry = await readForm(context, process);
  const form = {
    ...siteFormOf(entry, languages, isAdministrator(actor)),
    title: spoken(process.values, 'title', languages) ?? process.values.name,
  };
  const sent = last === null ? null : await readKeptAnswers(context, last);
  const isOnce = process.values.single === true || entry.values.single === true;
  const { title, endMessage, description, fields, start, fixed } = form;
  if (sent && (wantsSent || isOnce)) return { kind: 'sent', title, endMessage, isOnce, ...sent };
  const accounts = await ownAccounts(context, portal);
  return {
    kind: 'asked',
    form: { title, description, fields, start, fixed },
    accounts: accounts.length > 1 ? accounts : [],
    today,
    sentOn: sent?.day ?? null,
  };
}

/**
 * Returns the form of a process as it was published last, with its further forms.
 *
 * @throws AppError `page-not-found`
 */
export async function readForm({ db }: Pick<RequestContext, 'db'>, { form: { id } }: PublishedProcess): Promise<WholeForm> {
  const form = await db.read(async (snapshot) => {
    const entry = await snapshot.publishedContent.find('forms', id);
    return entry && readWholeForm(snapshot, entry);
  });
  if (!form) throw new AppError('page-not-found');
  return form;
}

/** Returns the accounts of the portal that are the caller's as a client. */
export async function ownAccounts({ actor, db }: Pick<RequestContext, 'actor' | 'db'>, portal: string) {
  return actor.kind === 'investor' ? db.read(({ processes }) => processes.ownAccountsOn(portal)) : [];
}
