import { dataProcessPolicy, type DataStep, requestMethods } from '#domain/data-process/data-process.ts';
import { isId } from '#domain/is-id.ts';
import { authorize } from '#domain/policy.ts';
import type { Actor } from '#domain/actor.ts';
import type { Queries } from '../../db/queries.ts';
import type { FoundDataStep } from '../../db/queries/office/data-runs.ts';

interface FoundDataProcess {
  readonly id: string;
  readonly name: string;
  readonly steps: readonly FoundDataStep[];
}

/**
 * A data process with its steps.
 *
 * @throws AppError `page-not-found` where there is none, and for anyone but administrators
 */
export async function findDataProcess(
  { contentRecords, dataRuns }: Pick<Queries, 'contentRecords' | 'dataRuns'>,
  actor: Actor,
  { id, action }: { readonly id: string; readonly action: 'read' | 'run' },
): Promise<FoundDataProcess> {
  authorize({ policy: dataProcessPolicy, action, notFound: 'page-not-found' }, actor, {});
  const found = isId(id) ? await contentRecords.of('data-processes').find(id) : null;
  authorize({ policy: dataProcessPolicy, action, notFound: 'page-not-found' }, actor, found);
  return { id, name: found.values.name, steps: await dataRuns.steps(id) };
}

/** Returns a stored step as it is run. */
export function toDataStep({ dataset, getFromApi, method, location }: FoundDataStep): DataStep {
  if (!getFromApi) return { dataset, request: null };
  return { dataset, request: { method: requestMethods.find((each) => each === method) ?? 'GET', location: location ?? '' } };
}
