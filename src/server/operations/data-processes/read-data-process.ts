import type { ShownDataProcess } from '#contracts/data-processes.ts';
import { localMoment } from '../../local-moment.ts';
import type { RequestContext } from '../../request-context.ts';
import { findDataProcess, toDataStep } from './find-data-process.ts';

/**
 * A data process with its steps and its newest runs.
 *
 * @throws AppError as `findDataProcess`
 */
export async function readDataProcess(
  { actor, db, variant }: Pick<RequestContext, 'actor' | 'db' | 'variant'>,
  id: string,
): Promise<ShownDataProcess> {
  return db.read(async (snapshot) => {
    const found = await findDataProcess(snapshot, actor, { id, action: 'read' });
    const runs = await snapshot.dataRuns.of(id);
    return {
      id,
      name: found.name,
      steps: found.steps.map((step) => ({ id: step.id, name: step.name, ...toDataStep(step) })),
      runs: runs.map((run) => ({
        id: run.id,
        state: run.state,
        startedAt: localMoment(run.startedAt, variant.timeZone),
        by: run.by,
        outcome: run.outcome,
        checkedAt: run.attemptedAt ?? '',
      })),
    };
  });
}
