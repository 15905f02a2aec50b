import type { ProviderId } from '#contracts/ids.ts';
import { ledger } from './ledger/ledger.ts';
import type { ReportingProvider } from './reporting-provider.ts';

export const providers: Readonly<Record<ProviderId, ReportingProvider>> = { ledger };
