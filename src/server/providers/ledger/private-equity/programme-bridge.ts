import type { ProgrammeBridge } from '#contracts/datasets/private-equity.ts';
import { fundBridge } from '#finance/private-equity/fund-bridge.ts';
import type { Queries } from '../../../db/queries.ts';
import type { ReportSubject } from '../../reporting-provider.ts';
import { dated } from '../days/chosen-period.ts';
import { fundSpans } from './fund-spans.ts';

export async function programmeBridge(snapshot: Queries, subject: ReportSubject): Promise<ProgrammeBridge> {
  const { period, currency, spans } = await fundSpans(snapshot, subject);
  return {
    period: dated(period),
    currency,
    bridge: spans.available ? fundBridge(spans.value, period) : spans,
  };
}
