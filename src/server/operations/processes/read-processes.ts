import type { ListedProcess, ListedSubmission, ProcessList } from '#contracts/processes.ts';
import type { ContentValues } from '#collections/content/content-collection.ts';
import { system } from '#domain/actor.ts';
import { AppError } from '#domain/errors.ts';
import { abilities, authorize } from '#domain/policy.ts';
import { clientAnswersPolicy, processPolicy } from '#domain/submission/submission-policy.ts';
import type { ProcessSubmission, PublishedProcess } from '../../db/queries/content/processes.ts';
import { localMoment } from '../../local-moment.ts';
import type { RequestContext } from '../../request-context.ts';
import { listLanguages, spoken } from '../site/spoken.ts';
import { findOnboardingForm } from '../submissions/onboarding-form.ts';

/** More forms, or more of what clients sent, are not listed. */
const limits = { processes: 60, submissions: 100 };

/**
 * Lists the forms of the firm in the portal for the caller, with the days on which they sent them, and for the firm's people what their clients sent.
 *
 * @throws AppError `page-not-found`; AccessRefused `page-not-found` for anyone who sees the portal as someone else
 */
export async function readProcesses(context: RequestContext): Promise<ProcessList> {
  const { actor, db, portal, signedIn, variant } = context;
  authorize({ policy: processPolicy, action: 'read', notFound: 'page-not-found' }, actor, {});
  if (!portal || !signedIn || !variant.sections.processes) throw new AppError('page-not-found');
  const person = signedIn.user.id;
  const found = await db.read(async ({ processes }) => ({
    listed: await processes.publishedOn(portal.id, limits.processes),
    last: await processes.lastOf(portal.id, person),
    sent: abilities(clientAnswersPolicy, actor, {}).read
      ? await processes.sentByOthers(portal.id, { besides: person, limit: limits.submissions })
      : null,
  }));
  const named = await readNamed(context, [...found.last.values(), ...(found.sent ?? []).flatMap(({ id, process }) => [id, process])]);
  const languages = listLanguages(context);
  return {
    processes: [
      ...(await submittedOnboarding(context, person)),
      ...found.listed.map((process) => listedProcess(process, { languages, sent: named.get(found.last.get(process.id) ?? '') })),
    ],
    submissions: found.sent && found.sent.flatMap((one) => listedSubmission(one, { languages, named })),
  };
}

/** Returns true if the portal has a form that the caller may fill in. */
export async function hasProcesses({ db, portal }: Pick<RequestContext, 'db' | 'portal'>): Promise<boolean> {
  return portal !== null && (await db.read(({ processes }) => processes.publishedOn(portal.id, 1))).length > 0;
}

type Named = ReadonlyMap<string, ContentValues>;

/** The records of submissions and processes by their ids: they are administrators' own, and the caller has been admitted to their lines before. */
async function readNamed({ auth }: Pick<RequestContext, 'auth'>, ids: readonly string[]): Promise<Named> {
  return ids.length === 0 ? new Map() : auth.database.as(system('forms')).read(({ contentRecords }) => contentRecords.headsOf(ids));
}

const dayOf = (values: ContentValues) => String(values.submitted);

interface Languages {
  readonly languages: ReturnType<typeof listLanguages>;
}

function listedProcess(
  { id, slug, values, form }: PublishedProcess,
  { languages, sent }: Languages & { readonly sent: ContentValues | undefined },
): ListedProcess {
  return {
    address: slug ?? id,
    title: spoken(values, 'title', languages) ?? values.name,
    description: spoken(form.values, 'description', languages),
    sentOn: sent ? dayOf(sent) : null,
    isOver: sent !== undefined && (values.single === true || form.values.single === true),
  };
}

function listedSubmission(
  { id, process, person, account }: ProcessSubmission,
  { languages, named }: Languages & { readonly named: Named },
): ListedSubmission[] {
  const sent = named.get(id);
  const of = named.get(process);
  if (!sent || !of) return [];
  return [{ id, title: spoken(of, 'title', languages) ?? of.name, person: person.name, account: account?.name ?? null, day: dayOf(sent) }];
}

/** The form for new clients, once the caller has handed it in. */
async function submittedOnboarding({ actor, db, locale, variant }: RequestContext, person: string): Promise<ListedProcess[]> {
  if (!findOnboardingForm(variant) || actor.kind !== 'investor') return [];
  const [last] = await db.read(({ submissions }) => submissions.submitted({ userId: person, process: 'onboarding' }));
  if (!last) return [];
  const { name, description } = last.form;
  const sentOn = localMoment(last.submittedAt, variant.timeZone).slice(0, 10);
  return [{ address: 'onboarding', title: name[locale], description: description[locale], sentOn, isOver: true }];
}
