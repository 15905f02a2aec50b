import { errorCatalogue } from './error-catalogue.ts';
import { type AppError } from './errors.ts';

/** The seconds until a client that was refused in a crowd tries again. */
const crowdSeconds = 5;
/** No one knows how long the work takes. */
const maintenanceSeconds = 300;

/** In how many seconds it is worth asking again; null where asking again changes nothing. */
export function retryAfter({ code, details }: AppError): number | null {
  const { kind } = errorCatalogue[code];
  if ('seconds' in details) return Number(details.seconds);
  if ('minutes' in details) return 60 * Number(details.minutes);
  if (kind === 'closed') return maintenanceSeconds;
  return kind === 'unavailable' ? crowdSeconds : null;
}
