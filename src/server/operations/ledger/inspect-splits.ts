import type { EntryAnswer } from '#contracts/ledger/entry.ts';
import { system } from '#domain/actor.ts';
import type { RequestContext } from '../../request-context.ts';
import { waitForImports } from '../import/wait-for-imports.ts';
import { inspectPrices } from '../market/inspect-prices.ts';

type Inspecting = Pick<RequestContext, 'db' | 'auth' | 'requestRefresh'>;

/**
 * A split that was recorded or voided may let prices of its security count otherwise, as after an import. Its witnesses are all ledgers: that is
 * for the system to look at, once what was written stands.
 */
export async function inspectSplits({ db, auth, requestRefresh }: Inspecting, accountId: string, answer: EntryAnswer): Promise<void> {
  if (!('change' in answer)) return;
  const ids = [...answer.change.recorded, ...answer.change.voided];
  const entries = await db.read((snapshot) => snapshot.entries.ofAccounts([accountId], ids));
  const symbols = entries.flatMap(({ ratio, symbol }) => (ratio !== null && symbol !== null ? [symbol] : []));
  if (symbols.length === 0) return;
  await auth.database.as(system('inspect-prices')).write(async (tx) => {
    await waitForImports(tx.connection);
    const instruments = await Promise.all(symbols.map((symbol) => tx.instruments.bySymbol(symbol)));
    const inspection = await inspectPrices(
      tx,
      instruments.flatMap((instrument) => instrument?.id ?? []),
    );
    const { held, released, suspected } = inspection;
    if (held + released > 0) await requestRefresh(tx);
    if (held + released + suspected > 0) tx.audit.add({ action: 'prices-inspected', after: { ...inspection } });
  });
}
