import { maxImportFileBytes } from '#domain/import/file-import.ts';
import type { VariantId } from '#contracts/ids.ts';
import { dataProcessLimits, type RequestMethod } from '#domain/data-process/data-process.ts';
import { createFileCaller, type OutsideFile } from '../auth/call-service.ts';
import type { Config } from '../config.ts';

/** Asks for the file of a step. Null where the step names a path and the installation has no data service. */
export type FetchDataset = (request: { readonly method: RequestMethod; readonly location: string }) => Promise<OutsideFile | null>;

/**
 * Asks paths below the firm's part of the data service, with the key of the installation: whoever runs the installation names its address, so it may be of
 * their own network, and no firm reaches the part of another. Any other location was entered in the office: it is asked without a key, and never on the firm's own network.
 */
export function createDatasetFetcher({ data }: Pick<Config, 'data'>, firm: VariantId): FetchDataset {
  const limits = { longestWait: dataProcessLimits.wait, maxBytes: maxImportFileBytes };
  const askAnyone = createFileCaller(limits);
  const askService = createFileCaller({ ...limits, mayReach: () => true, header: data?.header ?? null });
  return async ({ method, location }) => {
    if (!location.startsWith('/')) return askAnyone(new URL(location), method);
    return data === null ? null : askService(new URL(`${data.url.replace(/\/$/, '')}/${firm}${location}`), method);
  };
}
